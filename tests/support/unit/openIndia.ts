import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { StartUser } from '../../../src/state/CashierHandle';
import type { TestCashierOptions } from './createTestCashier';
import { type RenderedCashier, renderCashier } from './renderCashier';
import { methodsAnswer, sampleMethod } from './samples';

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

/** The chunks of the screens, as loading them is not what a test times. */
export const loadIndiaScreens = (): Promise<unknown> =>
  Promise.all([
    import('../../../src/methods/india/IndiaScreen'),
    import('../../../src/methods/india/IndiaInvoiceScreen'),
    import('../../../src/flows/deposit/complete/CompleteScreen'),
    import('../../../src/app/router/OtherRoutes'),
  ]);

export interface IndiaOptions {
  name?: string;
  flags?: object;
  created?: unknown;
  /** Of the data of the prepared invoice. */
  prepared?: object;
  user?: Partial<StartUser>;
  host?: TestCashierOptions['host'];
}

/** What the server answers to a player who pays in UPI. */
export const indiaAnswers = ({ name = 'upi_invoice', flags = {}, created, prepared }: IndiaOptions) => ({
  'methods-payment-v3': methodsAnswer(
    sampleMethod({ name, cardViewType: 'india', text: { en: 'UPI Invoice' }, ...flags }),
  ),
  'deposit-prepare': { ...invoice, data: { ...invoice.data, ...prepared } },
  'deposit-create': created ?? { apiResponse: { depositId: 'd-1' } },
  'deposit-complete': { status: 'waiting' },
  'deposit-status': { depositId: 'd-1', status: 'waiting' },
});

/** The form of the amount, sent. */
export async function openForm({
  name = 'upi_invoice',
  flags = {},
  created,
  prepared = {},
  user = {},
  host,
}: IndiaOptions = {}) {
  const test = await renderCashier({
    user,
    ...(host && { host }),
    answers: indiaAnswers({ name, flags, created, prepared }),
  });
  await test.player.click(await screen.findByRole('button', { name: 'UPI Invoice' }));
  await test.player.type(await screen.findByRole('textbox', { name: 'Amount' }), '500');
  await test.player.click(screen.getByRole('button', { name: /^Deposit/ }));
  return test;
}

export async function openInvoice(options?: IndiaOptions): Promise<RenderedCashier> {
  const test = await openForm(options);
  await vi.waitFor(() => expect(test.path()).toBe('/deposit/india/invoice'));
  await screen.findByText('shop@okbank');
  return test;
}

/** The custom page upi-qr of a deposit that is made. */
export const openUpiPage = (data: object = {}): Promise<RenderedCashier> =>
  openInvoice({
    flags: { isPreparationRequired: false },
    created: {
      apiResponse: { depositId: 'd-1', pageId: 'upi-qr', data: { upiId: 'shop@okbank', ...data } },
    },
  });
