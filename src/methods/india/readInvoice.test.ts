import { expect, it } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { keepInvoice } from './keptInvoice';
import { readInvoice } from './readInvoice';

const pageOf = (qrCode: string) =>
  readInvoice({
    invoice: null,
    transaction: {
      depositId: 'd-1',
      answer: { pageId: 'upi-qr', data: { upiId: 'shop@okbank', qrCode } as object },
      amount: 500,
      currency: 'INR',
    },
    preparedId: undefined,
    currency: 'INR',
    method: null,
  });

it('[IND-01] [DEP-05] a code that is no address is the one to scan: it names the payment to the bank', () => {
  const bharatQr = '00020101021226380010A00000052401200SHOP@OKBANK5303356540650000';
  expect(pageOf(bharatQr)).toMatchObject({ code: bharatQr, links: [] });
});

it.each([
  ['', 'upi://pay?pa=shop@okbank&am=500.00&cu=INR'],
  ['javascript:alert(1)', 'upi://pay?pa=shop@okbank&am=500.00&cu=INR'],
  ['data:image/png;base64,AAAA', 'upi://pay?pa=shop@okbank&am=500.00&cu=INR'],
  ['upi://pay?pa=shop@okbank&tr=1', 'upi://pay?pa=shop@okbank&tr=1&am=500.00&cu=INR'],
])('[IND-01] [DEP-06] for the code %j the one to scan is %s', (qrCode, code) => {
  expect(pageOf(qrCode)?.code).toBe(code);
});

it('[IND-01] spaces around the UPI ID, as some banks send them, are neither in its code nor copied', () => {
  const data = { upiId: ' shop@okbank ', links: [] };
  const intent = { method: sampleMethod(), amount: 500, currency: 'INR', fields: {} };
  const read = readInvoice({
    invoice: { prepared: { depositId: 'd-1', data }, intent },
    transaction: { depositId: null, answer: null, amount: 0, currency: '' },
    preparedId: 'd-1',
    currency: 'INR',
    method: null,
  });
  expect(read).toMatchObject({ upiId: 'shop@okbank', code: 'upi://pay?pa=shop@okbank&am=500.00&cu=INR' });
});

it.each(['b-1', null])(
  '[IND-01] [BON-01] a stored invoice is paid in the currency and with the bonus of its press: %j',
  async bonusId => {
    const { cashier } = await createTestCashier();
    const method = sampleMethod({ name: 'upi_invoice' });
    const kept = keepInvoice(
      cashier,
      { depositId: 'd-1', data: { upiId: 'shop@okbank' } },
      { method, amount: 500, currency: 'INR', fields: { phone: '9' }, bonusId },
    );
    const read = readInvoice({
      invoice: null,
      transaction: { ...cashier.transaction, ...kept },
      preparedId: undefined,
      currency: 'EUR',
      method,
    });
    expect(read?.intent).toMatchObject({ depositId: 'd-1', amount: 500, currency: 'INR', bonusId });
  },
);
