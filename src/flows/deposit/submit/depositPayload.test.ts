import { expect, it, vi } from 'vitest';
import { deferred } from '../../../../tests/support/unit/deferred';
import { CREATE, created, openSubmit, setUpBrowser } from '../../../../tests/support/unit/openSubmit';
import { sampleFormField, sampleMethod } from '../../../../tests/support/unit/samples';
import type { FormField } from '../../../api/contract/form';
import type { DepositIntent } from '../../../state/DepositIntent';

setUpBrowser();

const chain = sampleFormField({ name: 'chain', type: 'networks', items: [{ text: 'TRON', value: 'TRX20' }] });
const fields = { chain: 'TRX20' };

const onramp = sampleMethod({ cardViewType: 13, fields: [{ name: 'chain', type: 'networks' }] });

it.each<[string, FormField[], Partial<DepositIntent>, unknown]>([
  ['of the method, whatever its kind, is', [], { method: onramp, fields }, 'TRX20'],
  ['that the server has asked for is', [chain], { fields }, 'TRX20'],
  ['that the player has left empty is not', [chain], { fields: { chain: '' } }, undefined],
  ['that the player has chosen in the form of a coin stays', [chain], { fields, wallet: 'TON' }, 'TON'],
])('[DEP-02] [FORM-01] the network %s sent as the wallet', async (_, extraFields, intent, wallet) => {
  const { submit, done, transport, cashier } = await openSubmit(created());
  cashier.deposit.extraFields = extraFields;
  submit(intent);
  await done();
  expect(transport.sent(CREATE).map(sent => sent['wallet'])).toEqual([wallet]);
  expect(cashier.transaction.wallet).toBe(wallet ?? null);
});

it('[DEP-02] [FORM-01] the network in a unified form is sent as the wallet', async () => {
  const unifiedFlow = { fields: [chain] };
  const { submit, done, transport, cashier } = await openSubmit(created({ data: { unifiedFlow } }));
  submit();
  await done();
  transport.answer(CREATE, created());
  submit({ depositId: 'd-1', fields });
  await done();
  expect(transport.sent(CREATE).map(sent => sent['wallet'])).toEqual([undefined, 'TRX20']);
  expect(cashier.transaction.wallet).toBe('TRX20');
});

it('[DEP-02] [FORM-11] an amount that was a chip at the press is one, whatever is typed while the deposit is being made', async () => {
  const session = deferred<unknown>();
  const { submit, done, transport, cashier } = await openSubmit(created(), {
    answers: { 'session-start': () => session.promise },
  });
  cashier.deposit.amount.chip = 100;
  submit();
  await vi.waitFor(() => expect(transport.sent('session-start')).toHaveLength(1));
  cashier.deposit.amount.chip = null;
  session.resolve({ payment_session_id: 'session-1' });
  await done();
  expect(transport.sent(CREATE)).toMatchObject([{ metadata: { isFromChip: true } }]);
});
