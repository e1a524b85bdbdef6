import { expect, it } from 'vitest';
import { networkFailure, refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleMethod, samplePending } from '../../../../tests/support/unit/samples';
import { applyWithdrawal } from '../../../state/applyWithdrawal';
import { withdrawalStage } from '../complete/withdrawalView';
import { askStatus } from '../follow/askStatus';
import { openPending } from '../pending/openPending';
import { handleCreatedWithdrawal } from '../submit/handleCreatedWithdrawal';
import { confirmCode } from './confirmCode';
import { keepCode, keptCode } from './keptCodes';
import { sendNewCode } from './sendNewCode';

const openPage = () =>
  createTestCashier({
    parent: { page: 'withdrawal' },
    answers: { 'withdrawal-confirm': { status: 'waiting' } },
  });

const draft = {
  method: sampleMethod({ name: 'spei' }),
  amount: 50,
  currency: 'EUR',
  fields: {},
  accountType: 'main' as const,
  selectedCountry: 'MX',
  details: [],
};

it('[WD-02] a code that the creation alone has asked for is asked for after a reload too, until it is taken', async () => {
  const first = await openPage();
  handleCreatedWithdrawal(first.cashier, draft, {
    withdrawalId: 'wd-1',
    requestId: 'r-1',
    status: 'waiting',
    confirmation: { type: 'code', length: 6, resendAfter: 30 },
  });
  const { code } = first.cashier.withdrawal.current;
  expect(code).toMatchObject({ length: 6 });

  const { cashier } = await openPage();
  openPending(cashier, samplePending({ withdrawalId: 'wd-2', status: 'waiting' }));
  expect(cashier.withdrawal.current.code).toBeNull();
  openPending(cashier, samplePending({ withdrawalId: 'wd-1', status: 'accepted' }));
  expect(cashier.withdrawal.current.code).toBeNull();
  openPending(cashier, samplePending({ withdrawalId: 'wd-2', status: 'waiting' }));
  openPending(cashier, samplePending({ withdrawalId: 'wd-1', status: 'waiting' }));
  expect(cashier.withdrawal.current.code).toMatchObject({ ...code });
  expect(await confirmCode(cashier, '123456')).toBe('confirmed');

  const third = await openPage();
  openPending(third.cashier, samplePending({ withdrawalId: 'wd-1', status: 'waiting' }));
  expect(third.cashier.withdrawal.current.code).toBeNull();
});

it('[WD-02] a code that was entered elsewhere, as the steps say, is not asked for on the list either', async () => {
  const { cashier, transport } = await openPage();
  keepCode(cashier, 'wd-1', { length: 6, resendAt: 0 });
  openPending(cashier, samplePending({ withdrawalId: 'wd-1', status: 'waiting' }));
  const at = '2030-01-02T03:04:05Z';
  const steps = (isConfirmed: boolean) => [
    { name: 'created', at },
    { name: 'confirmed', ...(isConfirmed && { at }) },
  ];
  transport.answer('withdrawal-status', { status: 'waiting', steps: steps(false) });
  await askStatus(cashier, cashier.signal);
  expect(keptCode(cashier, 'wd-1')).not.toBeNull();
  transport.answer('withdrawal-status', { status: 'waiting', steps: steps(true) });
  await askStatus(cashier, cashier.signal);
  expect(cashier.withdrawal.current.code).toBeNull();
  expect(keptCode(cashier, 'wd-1')).toBeNull();
});

it('[WD-02] the wait after a new code goes on after a reload, and in another tab', async () => {
  const first = await openPage();
  handleCreatedWithdrawal(first.cashier, draft, {
    withdrawalId: 'wd-1',
    requestId: 'r-1',
    status: 'waiting',
    confirmation: { type: 'code', length: 6, resendAfter: 0 },
  });
  await sendNewCode(first.cashier);
  const { code } = first.cashier.withdrawal.current;
  expect(code?.resendAt).toBeGreaterThan(Date.now());

  const { cashier } = await openPage();
  openPending(cashier, samplePending({ withdrawalId: 'wd-1', status: 'waiting' }));
  expect(cashier.withdrawal.current.code).toMatchObject({ length: 6, resendAt: code?.resendAt });
});

it('[WD-02] a code that is asked for of a withdrawal that the bank calls accepted is awaited until a later status', async () => {
  const { cashier } = await openPage();
  const { withdrawal } = cashier;
  handleCreatedWithdrawal(cashier, draft, {
    withdrawalId: 'wd-1',
    requestId: 'r-1',
    status: 'accepted',
    confirmation: { type: 'code', length: 6, resendAfter: 30 },
  });
  expect(cashier.router.current().path).toBe('/withdrawal/confirm');
  applyWithdrawal(withdrawal.current, { withdrawalId: 'wd-1', status: 'accepted' });
  expect(withdrawal.current.code).toMatchObject({ length: 6 });

  const second = await openPage();
  const { current } = second.cashier.withdrawal;
  openPending(second.cashier, samplePending({ withdrawalId: 'wd-1', status: 'accepted' }));
  expect(current.code).toMatchObject({ length: 6 });
  applyWithdrawal(current, { withdrawalId: 'wd-1', status: 'processed' });
  expect(current.code).toBeNull();
});

it.each([
  ['waiting', 'checking'],
  ['accepted', 'accepted'],
])('[WD-02] after too many wrong codes and a reload, one that is %s reads as %s', async (status, stage) => {
  const { cashier, transport } = await openPage();
  transport.answer('withdrawal-confirm', refusal(422, 'banking.codeAttemptsExceeded'));
  transport.answer('withdrawal-status', networkFailure());
  keepCode(cashier, 'wd-1', { length: 6, resendAt: 0 });
  openPending(cashier, samplePending({ withdrawalId: 'wd-1', status: 'waiting' }));
  expect(await confirmCode(cashier, '000000')).toBe('ended');

  const next = await openPage();
  openPending(next.cashier, samplePending({ withdrawalId: 'wd-2', status: 'waiting' }));
  expect(withdrawalStage(next.cashier.withdrawal.current)).toBe('waiting');
  openPending(next.cashier, samplePending({ withdrawalId: 'wd-1', status }));
  expect(withdrawalStage(next.cashier.withdrawal.current)).toBe(stage);
  expect(keptCode(next.cashier, 'wd-1')).toBeNull();
});
