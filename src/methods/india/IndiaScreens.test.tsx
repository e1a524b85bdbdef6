import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RenderedCashier, renderCashier } from '../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../tests/support/unit/samples';
import { pendingDeposits } from '../../flows/deposit/pending/keepPending';
import { moveUser } from '../../flows/shared/changes/moveUser';
import type { StartUser } from '../../state/CashierHandle';

const invoice = {
  depositId: 'd-1',
  data: {
    upiId: 'shop@okbank',
    payeeName: 'The Shop',
    links: [
      { app: 'PhonePe', url: 'phonepe://pay?pa=shop@okbank' },
      { app: 'Evil', url: 'javascript:alert(1)' },
    ],
    fields: [
      {
        name: 'utr',
        type: 'text',
        label: 'UTR',
        validations: [{ regex: '^\\d{12}$', message: 'The UTR has 12 digits' }],
      },
    ],
  },
};

interface Options {
  name?: string;
  flags?: object;
  created?: unknown;
  user?: Partial<StartUser>;
}

const answers = ({ name = 'upi_invoice', flags = {}, created }: Options) => ({
  'methods-payment-v3': methodsAnswer(
    sampleMethod({ name, cardViewType: 'india', text: { en: 'UPI Invoice' }, ...flags }),
  ),
  'deposit-prepare': invoice,
  'deposit-create': created ?? { apiResponse: { depositId: 'd-1' } },
  'deposit-complete': { status: 'waiting' },
  'deposit-status': { depositId: 'd-1', status: 'waiting' },
});

afterEach(() => localStorage.clear());

async function openForm({ name = 'upi_invoice', flags = {}, created, user = {} }: Options = {}) {
  const test = await renderCashier({ user, answers: answers({ name, flags, created }) });
  await test.player.click(await screen.findByRole('button', { name: 'UPI Invoice' }));
  await test.player.type(await screen.findByRole('textbox', { name: 'Amount' }), '500');
  await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
  return test;
}

const path = ({ cashier }: RenderedCashier) => cashier.router.current().path;

async function openInvoice(options?: Options): Promise<RenderedCashier> {
  const test = await openForm(options);
  await vi.waitFor(() => expect(path(test)).toBe('/deposit/india/invoice'));
  await screen.findByText('shop@okbank');
  return test;
}

/** The custom page upi-qr of a deposit that is made. */
const openUpiPage = (data: object = {}): Promise<RenderedCashier> =>
  openInvoice({
    flags: { isPreparationRequired: false },
    created: {
      apiResponse: { depositId: 'd-1', pageId: 'upi-qr', data: { upiId: 'shop@okbank', ...data } },
    },
  });

// The chunks of the screens: loading them is not what is timed here.
beforeAll(
  () =>
    Promise.all([
      import('./IndiaScreen'),
      import('./IndiaInvoiceScreen'),
      import('../../flows/deposit/complete/CompleteScreen'),
      import('../../app/router/OtherRoutes'),
    ]),
  30_000,
);

it('[IND-01, HOST-17] what an addition has left behind a sum is not copied with it', async () => {
  const test = await openUpiPage({ amount: 500.1000000000001 });
  test.cashier.user.platform = 'android';
  await test.player.click(screen.getByRole('button', { name: 'Copy the amount' }));
  expect(test.told('copyToBuffer')).toMatchObject([{ text: '500.1' }]);
});

it('[IND-01, DEP-06] a code of more bytes than a picture holds is there as text to copy', async () => {
  await openUpiPage({ payeeName: 'दुकान '.repeat(200) });
  expect(screen.queryByText('Scan it with any UPI app')).toBeNull();
  expect(screen.getByText(/too long for a picture/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy the code' })).toBeTruthy();
});

describe('the Indian invoice', () => {
  it('[IND-01, DEP-07] is prepared once, and says whom to pay and how', async () => {
    const test = await openInvoice();
    expect(test.transport.sent('deposit-prepare')).toEqual([{ paymentMethod: 'upi_invoice' }]);
    expect(test.transport.sent('deposit-create')).toEqual([]);
    expect(test.told('onCreateTransaction')).toMatchObject([{ depositId: 'd-1', amount: 500 }]);
    expect(screen.getByText('$500')).toBeTruthy();
    expect(screen.getByText('The Shop')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code of the UPI payment' })).toBeTruthy();
  });

  it('[DEP-06] only apps with a safe link are offered', async () => {
    await openInvoice();
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      'phonepe://pay?pa=shop@okbank&am=500.00&cu=MXN',
    ]);
  });

  it('[IND-01, DEP-05] leaves by itself once the payment is seen, and has one entry among the pending ones', async () => {
    const test = await openInvoice();
    expect(pendingDeposits(test.cashier)).toHaveLength(1);
    act(() => test.transport.push('deposit.status', { depositId: 'd-1', status: 'processed' }));
    await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
    expect(test.cashier.transaction).toMatchObject({ depositId: 'd-1', amount: 500, status: 'processed' });
    expect(test.transport.sent('deposit-create')).toEqual([]);
    await vi.waitFor(() => expect(pendingDeposits(test.cashier)).toEqual([]));
  });

  it('[IND-01, FORM-04] the reference is checked, then named with the invoice’s own id', async () => {
    const test = await openInvoice();
    await test.player.type(screen.getByRole('textbox', { name: 'UTR' }), '123');
    await test.player.click(screen.getByRole('button', { name: /^I have paid/ }));
    await vi.waitFor(() => expect(screen.getAllByText('The UTR has 12 digits')).not.toHaveLength(0));
    expect(test.transport.sent('deposit-create')).toEqual([]);
    await test.player.type(screen.getByRole('textbox', { name: 'UTR' }), '456789012');
    await test.player.dblClick(screen.getByRole('button', { name: /^I have paid/ }));
    await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
    expect(test.transport.sent('deposit-create')).toMatchObject([
      { depositId: 'd-1', amount: 500, fields: { utr: '123456789012' }, paymentType: 'upi_invoice' },
    ]);
    expect(test.told('onCreateTransaction')).toHaveLength(1);
  });

  it('[IND-01, DEP-02] what was typed before the invoice goes along with the reference', async () => {
    const fields = [{ name: 'amount' }, { name: 'payer', placeholder_key: 'Your name' }];
    const test = await renderCashier({ answers: answers({ flags: { fields } }) });
    await test.player.click(await screen.findByRole('button', { name: 'UPI Invoice' }));
    await test.player.type(await screen.findByRole('textbox', { name: 'Amount' }), '500');
    await test.player.type(screen.getByRole('textbox', { name: 'Your name' }), 'Asha');
    await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
    await test.player.type(await screen.findByRole('textbox', { name: 'UTR' }), '123456789012');
    await test.player.click(screen.getByRole('button', { name: /^I have paid/ }));
    await vi.waitFor(() => expect(test.transport.sent('deposit-create')).toHaveLength(1));
    const sent = { payer: 'Asha', utr: '123456789012' };
    expect(test.transport.sent('deposit-create')).toMatchObject([{ fields: sent }]);
  });

  describe('of a page that was reloaded while the player paid in an app', () => {
    const open = async (offered: Options = {}) => {
      const before = await openInvoice();
      cleanup();
      before.cashier.dispose();
      const test = await renderCashier({ answers: answers(offered) });
      await test.player.click(await screen.findByRole('button', { name: '$500 by UPI Invoice' }));
      await screen.findByText('shop@okbank');
      return test;
    };

    it.each([
      ['as before', {}],
      ['also where its method is not offered any more', { name: 'other' }],
    ])('[IND-01] is found among the pending deposits, and its payment is named %s', async (_, offered) => {
      const test = await open(offered);
      await test.player.type(screen.getByRole('textbox', { name: 'UTR' }), '123456789012');
      await test.player.click(screen.getByRole('button', { name: 'I have paid $500' }));
      await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
      expect(test.transport.sent('deposit-prepare')).toEqual([]);
      expect(test.transport.sent('deposit-create')).toMatchObject([
        {
          depositId: 'd-1',
          amount: 500,
          currency: 'MXN',
          paymentType: 'upi_invoice',
          fields: { utr: '123456789012' },
        },
      ]);
      expect(test.told('onCreateTransaction')).toEqual([]);
      expect(pendingDeposits(test.cashier)).toHaveLength(1);
    });

    it('[IND-01, DEP-05] leaves by itself once the payment is seen', async () => {
      const test = await open();
      test.transport.push('deposit.status', { depositId: 'd-1', status: 'accepted' });
      await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
    });
  });

  it('[HOST-04] another currency waits while it may be being paid', async () => {
    const test = await openInvoice();
    moveUser(test.cashier, { currency: 'EUR' });
    expect(path(test)).toBe('/deposit/india/invoice');
    expect(test.cashier.user.currency).toBe('MXN');
  });

  it('[HOST-16] an app’s page gets neither opener nor referrer', async () => {
    await openInvoice();
    expect(screen.getByRole('link', { name: 'PhonePe' }).getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each([
    ['android', 1],
    ['mobile', 0],
  ] as const)('[HOST-11] on a native platform alone the app opens the link: %s', async (platform, count) => {
    const test = await openInvoice({ user: { platform } });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    act(() => void screen.getByRole('link', { name: 'PhonePe' }).dispatchEvent(click));
    expect(click.defaultPrevented).toBe(platform === 'android');
    const url = expect.stringContaining('phonepe://pay');
    expect(test.told('openExtBrowser')).toMatchObject(Array(count).fill({ url }));
  });

  it('[DEP-04] a redirect-only method needs no invoice', async () => {
    const test = await openForm({ name: 'upi_qr' });
    await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
    expect(test.transport.sent('deposit-prepare')).toEqual([]);
    expect(test.transport.sent('deposit-create')).toHaveLength(1);
  });

  it('[DEP-05] the custom page upi-qr is an invoice whose deposit is made already', async () => {
    const test = await openUpiPage({ qrCode: 'upi://pay?pa=shop@okbank', timeout_minutes: 30 });
    expect(screen.getByRole('timer', { name: 'Time left to pay' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await test.player.dblClick(screen.getByRole('button', { name: /^I have paid/ }));
    await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
    expect(test.transport.sent('deposit-complete')).toHaveLength(1);
  });

  it('[DEP-05] the page of a deposit leaves once the payment is seen, and asks nobody to pay again', async () => {
    const test = await openUpiPage();
    test.transport.push('deposit.status', { depositId: 'd-1', status: 'pending' });
    await vi.waitFor(() => expect(test.cashier.transaction.status).toBe('accepted'));
    expect(screen.getByText('shop@okbank')).toBeTruthy();
    test.transport.push('deposit.status', { depositId: 'd-1', status: 'accepted' });
    await vi.waitFor(() => expect(path(test)).toBe('/deposit/complete'));
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
    expect(path(test)).toBe('/deposit');
  });

  it('[DEP-05, P2P-04] a screen reader hears when its time gets short, and when it is over', async () => {
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
    expect(path(test)).toBe('/deposit/india/invoice');
  });

  it('[DEP-05] a page without anyone to pay says that there is nothing to pay', async () => {
    const test = await openForm({
      flags: { isPreparationRequired: false },
      created: { apiResponse: { depositId: 'd-1', pageId: 'upi-qr', data: {} } },
    });
    expect(await screen.findByText('The invoice could not be made')).toBeTruthy();
    // A step before may have been paid.
    expect(screen.queryByText(/No money has moved/)).toBeNull();
    await test.player.click(screen.getByRole('button', { name: 'Try another way' }));
    expect(path(test)).toBe('/deposit');
  });

  it('[HOST-13, IND-01] whoever leaves it may have paid, and is asked for the reference first', async () => {
    const test = await openInvoice();
    act(() => void test.cashier.router.back());
    const question = await screen.findByRole('dialog', { name: 'Leave this payment?' });
    expect(question.textContent).toContain('Enter the reference (UTR)');
    await test.player.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(path(test)).toBe('/deposit/india/invoice');
  });

  it('[HOST-13] going back to the amount and on again prepares a new invoice', async () => {
    const test = await openInvoice();
    act(() => void test.cashier.router.back());
    await test.player.click(await screen.findByRole('button', { name: 'Leave' }));
    await test.player.click(await screen.findByRole('button', { name: /^Deposit/ }));
    await vi.waitFor(() => expect(path(test)).toBe('/deposit/india/invoice'));
    expect(test.transport.sent('deposit-prepare')).toHaveLength(2);
  });
});
