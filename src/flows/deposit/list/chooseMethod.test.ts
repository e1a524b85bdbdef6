import { describe, expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';
import { chooseMethod } from './chooseMethod';
import { chooseRegion } from './chooseRegion';

describe('[DEP-03] fields that a deposit asks for', () => {
  const method = sampleMethod();
  const extraFields = [sampleFormField()];

  async function openAsking() {
    const { cashier } = await createTestCashier();
    Object.assign(cashier.deposit, { method, depositId: 'd-1', extraFields, refused: ['another'] });
    return cashier;
  }

  it('are there again for a player who comes back from the list: it is one deposit', async () => {
    const cashier = await openAsking();
    cashier.router.navigate('/deposit');
    await chooseMethod(cashier, sampleMethod());
    expect(cashier.deposit).toMatchObject({ depositId: 'd-1', extraFields });
  });

  it.each<[string, (cashier: Awaited<ReturnType<typeof openAsking>>) => unknown]>([
    ['of another method', cashier => chooseMethod(cashier, sampleMethod({ name: 'another' }))],
    ['that was refused', ({ deposit }) => deposit.refused.push(method.name)],
    [
      'that is made, and asks for more in a further step',
      ({ transaction }) => (transaction.depositId = 'd-1'),
    ],
    ['of another region', cashier => chooseRegion(cashier, 'BR')],
  ])('are not those of a deposit %s', async (_, happen) => {
    const cashier = await openAsking();
    await happen(cashier);
    await chooseMethod(cashier, sampleMethod());
    expect(cashier.deposit).toMatchObject({ depositId: null, extraFields: [], earlierFields: [] });
  });
});
