import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderCashier } from '../../../tests/support/unit/renderCashier';
import { sampleMethod } from '../../../tests/support/unit/samples';
import type { PaymentMethod } from '../../api/contract/method';
import { readTransfer } from '../../flows/deposit/requisites/readTransfer';
import { TransferView } from './TransferView';

const data = { requisites: [{ label: 'IBAN', value: 'PL61 1090', isCopyable: true }], timeout_minutes: 15 };
const MINUTE_MS = 60_000;

async function openTransfer(ageMs: number, method: Partial<PaymentMethod> = {}, more: object = {}) {
  const createdAt = new Date(Date.now() - ageMs).toISOString();
  const transfer = readTransfer({ data: { ...data, ...more } });
  return renderCashier(
    {
      prepare: ({ cashier }) => {
        cashier.deposit.method = sampleMethod(method);
        Object.assign(cashier.transaction, { depositId: 'd-1', amount: 60, currency: 'PLN', createdAt });
      },
    },
    <TransferView transfer={transfer} />,
  );
}

describe('[DEP-05] a transfer with a time limit', () => {
  it('shows whom to pay while there is time', async () => {
    await openTransfer(MINUTE_MS);
    expect(screen.getByText('PL61 1090')).toBeTruthy();
    expect(screen.queryByText(/Do not send money any more/)).toBeNull();
  });

  it.each([
    [180, 'a date', [1, 0]],
    [5, 'a clock', [0, 1]],
    [1e13, 'nothing', [0, 0]],
  ])('of a day, with %d minutes left, shows %s', async (left, _, shown) => {
    const passed = 24 * 60;
    await openTransfer(passed * MINUTE_MS, {}, { timeout_minutes: passed + left });
    expect([screen.queryAllByText('Pay before').length, screen.queryAllByRole('timer').length]).toEqual(
      shown,
    );
  });

  it('shows nothing to pay to once it is over, and still asks for what was sent', async () => {
    await openTransfer(16 * MINUTE_MS);
    expect(screen.getByText(/Do not send money any more/)).toBeTruthy();
    expect(screen.queryByText('PL61 1090')).toBeNull();
    expect(screen.queryByText(/Send one transfer|Transfer exactly/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'I have paid' })).toBeTruthy();
  });
});

it('[DEP-12] where the card’s number cannot be read, nothing asks for a transfer', async () => {
  const hints = /^Send one transfer|^Transfer exactly/;
  await openTransfer(MINUTE_MS, {}, { card: { number: '4242424242424242' } });
  expect(screen.getAllByText(hints)).toHaveLength(2);
  cleanup();
  const encoded = { encrypted: 'AAAA', key: 'AAAA', iv: 'AAAA', tag: 'AAAA' };
  await openTransfer(MINUTE_MS, {}, { requisites: [], card: { encoded } });
  await screen.findByText('The card number cannot be shown');
  expect(screen.queryByText(hints)).toBeNull();
});

it('[DEP-12] each line can be copied unless the bank has said otherwise', async () => {
  const requisites = [
    { label: 'IBAN', value: 'MT84 1' },
    { label: '', value: 'REF 7' },
    { label: 'Bank', value: 'B', isCopyable: false },
    { label: '', value: '4242 4242 4242 4242' },
  ];
  const { container } = await openTransfer(MINUTE_MS, {}, { requisites });
  // A card's number is drawn, and is no text.
  expect(container.textContent).not.toContain('4242');
  for (const name of ['Copy: IBAN', 'Copy: REF 7', 'Copy: Card number'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy: Bank' })).toBeNull();
});

it('[DEP-13] what is paid in cash is no transfer from an account, also where nothing of it makes a barcode', async () => {
  await openTransfer(MINUTE_MS, { cardViewType: 20 });
  expect(screen.getByText('PL61 1090')).toBeTruthy();
  expect(screen.getByText('Keep the receipt until the money has arrived.')).toBeTruthy();
  expect(screen.queryByText(/^(Send one transfer|Transfer exactly)/)).toBeNull();
});

it('[DEP-12] [DEP-13] the code for a counter stands once, below its bars, also where the bank sends spaces around it', async () => {
  const requisites = [
    { label: 'Shop', value: 'OXXO' },
    { label: 'Code', value: ' 7391-2468\n', isCopyable: true },
  ];
  const test = await openTransfer(MINUTE_MS, { cardViewType: 20 }, { requisites });
  const bars = screen.getByRole('img', { name: 'Barcode of the payment code' });
  expect(bars.parentElement?.textContent).toBe('Code7391-2468');
  expect(screen.getAllByText(/7391-2468/)).toHaveLength(1);
  expect(screen.getByText('OXXO')).toBeTruthy();
  await test.player.click(screen.getByRole('button', { name: 'Copy: Code' }));
  expect(await navigator.clipboard.readText()).toBe('7391-2468');
});

it('[DEP-12] the sum is in the currency that is to be transferred, which need not be that of the deposit', async () => {
  await openTransfer(MINUTE_MS, {}, { amount: 10, currency: 'EUR' });
  expect(screen.getByText('€10')).toBeTruthy();
});

it('[DEP-12] where the bank names no sum it is that of the deposit', async () => {
  await openTransfer(MINUTE_MS);
  expect(screen.getByText(/^zł\s60$/)).toBeTruthy();
});

it('[DEP-12] [HOST-17] what an addition has left behind a sum is not copied with it', async () => {
  const test = await openTransfer(MINUTE_MS, {}, { amount: 100.10000000000001 });
  expect(screen.getByText('zł\u00a0100.10', { normalizer: text => text })).toBeTruthy();
  await test.player.click(screen.getByRole('button', { name: /^Copy.*xactly/ }));
  expect(await navigator.clipboard.readText()).toBe('100.1');
});

it.each([
  ['KZ86125KZT5004100100', 'KZ86125KZT5004100100'],
  ['8600 1234-5678 9012', '8600123456789012'],
])('[DEP-12] [HOST-17] the number %s is copied whole, as %s', async (number, text) => {
  const test = await openTransfer(MINUTE_MS, {}, { card: { number } });
  await test.player.click(await screen.findByRole('button', { name: 'Copy: Card number' }));
  expect(await navigator.clipboard.readText()).toBe(text);
});

it('[DEP-12] a code of many bytes, which no picture holds, is there as text to copy', async () => {
  const qrCode = 'ж'.repeat(1500);
  await openTransfer(MINUTE_MS, {}, { qrCode });
  expect(screen.queryByText('Scan the code with your banking app')).toBeNull();
  expect(screen.getByText(/too long for a picture/)).toBeTruthy();
  expect(screen.getByText('Code to copy and paste')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy the code' })).toBeTruthy();
});

describe('readTransfer', () => {
  it('[DEP-12] the sum is the one that the server names: some tell transfers apart by their last digits', () => {
    const read = (more: object) => readTransfer({ data: { ...data, ...more } });
    expect(read({ amount: 60.37, currency: 'EUR' })).toMatchObject({ amount: 60.37, currency: 'EUR' });
    expect(read({})).toMatchObject({ amount: null, currency: null });
  });

  it('[DEP-12] a card that nothing can be paid to is none', () => {
    const read = (card: object) => readTransfer({ data: { card } }).card;
    expect(read({ holder: 'A HOLDER', bank: 'Bank' })).toBeNull();
    expect(read({ number: '', phone: '+52' })).toMatchObject({ phone: '+52' });
  });
});
