import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { Providers } from '../../../app/Providers';
import { useCompleteDeposit } from './useCompleteDeposit';

const COMPLETE = 'deposit-complete';

async function press(answer: unknown) {
  const test = await createTestCashier({ answers: { [COMPLETE]: answer } });
  Object.assign(test.cashier.transaction, { depositId: 'd-1', paymentMethod: 'usdt' });
  const { result } = renderHook(useCompleteDeposit, {
    wrapper: ({ children }) => <Providers cashier={test.cashier}>{children}</Providers>,
  });
  await act(async () => result.current.complete());
  return { ...test, result };
}

afterEach(cleanup);

describe('[DEP-07] the button that says it is paid', () => {
  it('stays pending until the next page has come: another press tells the server nothing', async () => {
    const { result, transport, cashier } = await press({ status: 'accepted' });
    expect(cashier.router.current().path).toBe('/deposit/complete');
    expect(result.current.isPending).toBe(true);
    await act(async () => result.current.complete());
    expect(transport.sent(COMPLETE)).toHaveLength(1);
  });

  it('is free again after a refusal', async () => {
    const { result, transport } = await press(refusal(422));
    expect(result.current.isPending).toBe(false);
    await act(async () => result.current.complete());
    expect(transport.sent(COMPLETE)).toHaveLength(2);
  });
});
