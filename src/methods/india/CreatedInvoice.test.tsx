import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadIndiaScreens, openForm, openUpiPage } from '../../../tests/support/unit/openIndia';

beforeAll(loadIndiaScreens, 30_000);

it('[IND-01] [HOST-17] what an addition has left behind a sum is not copied with it', async () => {
  const test = await openUpiPage({ amount: 500.1000000000001 });
  await test.player.click(screen.getByRole('button', { name: 'Copy the amount' }));
  expect(await navigator.clipboard.readText()).toBe('500.1');
});

it('[IND-01] [DEP-06] a code of more bytes than a picture holds is there as text to copy', async () => {
  await openUpiPage({ payeeName: 'दुकान '.repeat(200) });
  expect(screen.queryByText('Scan it with any UPI app')).toBeNull();
  expect(screen.getByText(/too long for a picture/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy the code' })).toBeTruthy();
});

it('[DEP-05] the custom page upi-qr is an invoice whose deposit is made already', async () => {
  const test = await openUpiPage({ qrCode: 'upi://pay?pa=shop@okbank', timeout_minutes: 30 });
  expect(screen.getByRole('timer', { name: /^Time left to pay: / })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await test.player.dblClick(screen.getByRole('button', { name: /^I have paid/ }));
  await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
  expect(test.transport.sent('deposit-complete')).toHaveLength(1);
});

it('[DEP-05] the page of a deposit leaves once the payment is seen, and asks nobody to pay again', async () => {
  const test = await openUpiPage();
  test.transport.push('deposit.status', { depositId: 'd-1', status: 'pending' });
  await vi.waitFor(() => expect(test.cashier.transaction.status).toBe('accepted'));
  expect(screen.getByText('shop@okbank')).toBeTruthy();
  test.transport.push('deposit.status', { depositId: 'd-1', status: 'accepted' });
  await vi.waitFor(() => expect(test.path()).toBe('/deposit/complete'));
});

it('[DEP-05] once its time is over nothing is to be paid to, and what was paid is still asked for', async () => {
  const test = await openUpiPage({ qrCode: 'upi://pay?pa=shop@okbank', timeout_minutes: 30 });
  test.cashier.transaction.createdAt = new Date(Date.now() - 31 * 60_000).toISOString();
  await screen.findByText(/The time to pay is over/);
  expect(screen.queryByText('shop@okbank')).toBeNull();
  expect(screen.queryByRole('img', { name: 'QR code of the UPI payment' })).toBeNull();
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByRole('button', { name: /^I have paid/ })).toBeTruthy();
  await test.player.click(screen.getByRole('button', { name: 'Start again' }));
  expect(test.path()).toBe('/deposit');
});

it('[DEP-05] [P2P-04] a screen reader hears when its time gets short, and when it is over', async () => {
  const { cashier } = await openUpiPage({ timeout_minutes: 30 });
  const { announcer, transaction } = cashier;
  const pass = (minutes: number) => {
    transaction.createdAt = new Date(Date.now() - minutes * 60_000 - 5000).toISOString();
  };
  pass(20);
  await vi.waitFor(() => expect(announcer.polite).toBe('10 minutes left to pay'));
  pass(30);
  await vi.waitFor(() => expect(announcer.assertive).toBe('The time to pay is over'));
});

it('[DEP-05] the sum is the one that the page names, and a deposit without a name is paid, too', async () => {
  const test = await openForm({
    flags: { isPreparationRequired: false },
    created: { apiResponse: { pageId: 'upi-qr', data: { upiId: 'shop@okbank', amount: 500.37 } } },
  });
  const paid = await screen.findByRole('button', { name: /^I have paid/ });
  expect(paid.textContent).toContain('500.37');
  expect(test.path()).toBe('/deposit/india/invoice');
});

it('[DEP-05] a page without anyone to pay says that there is nothing to pay', async () => {
  const test = await openForm({
    flags: { isPreparationRequired: false },
    created: { apiResponse: { depositId: 'd-1', pageId: 'upi-qr', data: {} } },
  });
  expect(await screen.findByText('The invoice could not be made')).toBeTruthy();
  // A step before may have been paid.
  expect(screen.queryByText(/No money has moved/)).toBeNull();
  await test.player.click(screen.getByRole('button', { name: 'Try another method' }));
  expect(test.path()).toBe('/deposit');
});

it('[DEP-05] what else the custom page upi-qr says is shown too: a reference, a description, steps', async () => {
  await openUpiPage({
    reference: 'R-77',
    description: '<p>Name the reference in the payment</p>',
    steps: ['Pay within the day'],
  });
  for (const text of ['Reference', 'R-77', 'Name the reference in the payment', 'Pay within the day'])
    await screen.findByText(text);
});
