import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { sampleMethod } from '../../../tests/support/unit/samples';
import type { DepositApiResponse, DepositData } from '../../api/contract/deposit';
import { isPaymentShown } from '../../flows/shared/navigation/isPaymentShown';
import type { Cashier } from '../../state/Cashier';
import { HostToHostScreen } from './HostToHostScreen';

/** Data that are no member of DepositData pass through. */
const instructions: DepositData & Record<string, unknown> = { steps: ['Go to the bank'] };

async function openBeside(
  answer: DepositApiResponse | null,
  cardViewType = 'bankTransfer',
): Promise<Cashier> {
  const { cashier } = await renderCashier(
    {
      answers: { 'deposit-status': { status: 'waiting' } },
      prepare: test => {
        test.cashier.deposit.method = sampleMethod({ cardViewType });
        const path = '/deposit/host-to-host';
        const made = { depositId: 'd-1', amount: 60, currency: 'MXN', answer, path };
        Object.assign(test.cashier.transaction, made);
        test.cashier.router.navigate(path);
      },
    },
    <HostToHostScreen />,
  );
  await vi.waitFor(() => expect(cashier.router.current().path).not.toBe('/deposit/host-to-host'));
  return cashier;
}

const leadsTo = async (...given: Parameters<typeof openBeside>): Promise<string> =>
  (await openBeside(...given)).router.current().path;

describe('[DEP-05] a bank transfer whose answer holds no requisites', () => {
  it('shows its instructions where it has some', async () => {
    const answer: DepositApiResponse = { pageKind: 'OFFLINE', data: instructions };
    expect(await leadsTo(answer)).toBe('/deposit/redirect/instruction');
  });

  it.each<typeof instructions>([
    { qrCode: '000201', accountNumber: '0011223344', ifsc: 'HDFC0001234' },
    { qrCode: '000201', steps: ['Scan it in your bank’s app'] },
  ])('shows all that comes where a code is part of it: %j', async data => {
    expect(await leadsTo({ data })).toBe('/deposit/redirect/instruction');
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

it('[DEP-05] a bank transfer by a code alone shows it', async () => {
  const answer = { data: { qrCode: '000201' } };
  await renderCashier(
    {
      answers: { 'deposit-status': { status: 'waiting' } },
      prepare: ({ cashier }) => {
        cashier.deposit.method = sampleMethod({ cardViewType: 'bankTransfer' });
        Object.assign(cashier.transaction, { depositId: 'd-1', amount: 60, currency: 'MXN', answer });
      },
    },
    <HostToHostScreen />,
  );
  expect(await screen.findByRole('img', { name: 'Payment code' })).toBeTruthy();
});

describe('[DEP-13] cash whose answer holds no code', () => {
  it('says so where it is not paid on a page of its own', async () => {
    expect(await leadsTo({ data: {} }, 'cash')).toBe('/deposit/redirect/instruction');
    expect(await leadsTo({ source: 'https://pay.example/voucher' }, 'cash')).toBe('/deposit/complete');
  });
});

it.each<[string, DepositApiResponse | null]>([
  ['instructions', { data: instructions }],
  ['a card that no browser stores', null],
])(
  '[HOST-04] the page that %s leads to is a payment’s: a change of the host waits there',
  async (_, answer) => {
    expect(isPaymentShown(await openBeside(answer))).toBe(true);
  },
);
