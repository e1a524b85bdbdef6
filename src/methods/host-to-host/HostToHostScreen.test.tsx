import { describe, expect, it, vi } from 'vitest';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { sampleMethod } from '../../../tests/support/unit/samples';
import type { DepositApiResponse, DepositData } from '../../api/contract/deposit';
import { HostToHostScreen } from './HostToHostScreen';

/** Data that are no member of DepositData pass through. */
const instructions: DepositData & Record<string, unknown> = { steps: ['Go to the bank'] };

async function leadsTo(answer: DepositApiResponse, cardViewType = 'bankTransfer'): Promise<string> {
  const { cashier } = await renderCashier(
    {
      answers: { 'deposit-status': { status: 'waiting' } },
      prepare: test => {
        test.cashier.deposit.method = sampleMethod({ cardViewType });
        Object.assign(test.cashier.transaction, { depositId: 'd-1', amount: 60, currency: 'MXN', answer });
        test.cashier.router.navigate('/deposit/host-to-host');
      },
    },
    <HostToHostScreen />,
  );
  const path = () => cashier.router.current().path;
  await vi.waitFor(() => expect(path()).not.toBe('/deposit/host-to-host'));
  return path();
}

describe('[DEP-05] a bank transfer whose answer holds no requisites', () => {
  it('shows its instructions where it has some', async () => {
    const answer: DepositApiResponse = { pageKind: 'OFFLINE', data: instructions };
    expect(await leadsTo(answer)).toBe('/deposit/redirect/instruction');
  });

  it('shows the address where it is paid in coins', async () => {
    expect(await leadsTo({ data: { wallet: { address: 'TQn9', network: 'TRON' } } })).toBe(
      '/deposit/crypto/address',
    );
  });

  it('is followed where it has nothing', async () => {
    expect(await leadsTo({ data: {} })).toBe('/deposit/complete');
  });
});

describe('[DEP-13] cash whose answer holds no code', () => {
  it('says so where it is not paid on a page of its own', async () => {
    expect(await leadsTo({ data: {} }, 'cash')).toBe('/deposit/redirect/instruction');
    expect(await leadsTo({ source: 'https://pay.example/voucher' }, 'cash')).toBe('/deposit/complete');
  });
});
