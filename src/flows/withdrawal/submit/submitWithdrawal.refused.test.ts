import { beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { settle, openDraft as start } from '../../../../tests/support/unit/openDraft';
import { submitWithdrawal } from './submitWithdrawal';

beforeEach(() => vi.useFakeTimers());

it.each([
  ['of the token goes', 401, false, true],
  ['of a token that was changed meanwhile stays', 401, true, false],
  ['of anything else stays', 422, false, false],
])('[USER-09] a refusal %s with the next new token', async (_, status, isTokenRenewed, isOfToken) => {
  const test = await start({ 'withdrawal-create': refusal(status) });
  test.cashier.handle.isTokenRenewed = () => isTokenRenewed;
  submitWithdrawal(test.cashier);
  await settle();
  expect(test.cashier.withdrawal.refusal?.isOfToken).toBe(isOfToken);
});

it('[WD-02] a refusal keeps everything, says why without a snackbar, and the next try is a new intent', async () => {
  const test = await start({ 'withdrawal-create': refusal(422, 'banking.insufficientFunds', 'No') });
  submitWithdrawal(test.cashier);
  await settle();
  const { withdrawal, notifications } = test.cashier;
  expect(withdrawal.refusal?.text()).toBe('There is not enough money on your balance.');
  expect(withdrawal).toMatchObject({ draft: { amount: 500 }, intent: null, isSubmitting: false });
  expect(notifications.list).toEqual([]);
  expect(test.told('onDisplayError')).toMatchObject([{ code: 'banking.insufficientFunds' }]);
  expect(test.told('Metric')).toMatchObject([{ status: 'fail' }]);
  expect(test.transport.sent('withdrawal-status')).toEqual([]);
  expect(test.path()).toBe('/withdrawal/confirm');
  submitWithdrawal(test.cashier);
  await settle();
  const ids = test.transport.sent('withdrawal-create').map(({ requestId }) => requestId);
  expect(new Set(ids).size).toBe(2);
});
