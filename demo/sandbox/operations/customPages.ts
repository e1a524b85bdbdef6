import type { Call } from '../core/Bank';
import { toMajor } from '../core/money';
import type { Deposit } from '../core/State';
import type { ApiResponse } from '../wire';

const TIMEOUT_MINUTES = 30;

function shared(deposit: Deposit): { amount: number; currency: string; timeout_minutes: number } {
  return {
    amount: toMajor(deposit.minor, deposit.currency),
    currency: deposit.currency,
    timeout_minutes: TIMEOUT_MINUTES,
  };
}

/** Copy-and-paste code of a pix or CoDi payment, in the shape of an EMV QR. */
export function pixPage(call: Call, deposit: Deposit): ApiResponse {
  const key = call.bank.random.hex(32);
  const amount = toMajor(deposit.minor, deposit.currency).toFixed(2);
  const qrCode = `00020126580014br.gov.bcb.pix0136${key}52040000530398654${String(amount.length).padStart(2, '0')}${amount}5802BR5907SANDBOX6009SAO PAULO62070503***6304ABCD`;
  return { pageId: 'pix', data: { ...shared(deposit), qrCode, pixKey: key, pixKeyType: 'random' } };
}

export function upiUri(deposit: Deposit, scheme = 'upi://pay'): string {
  const amount = deposit.minor > 0 ? `&am=${toMajor(deposit.minor, deposit.currency)}` : '';
  return `${scheme}?pa=sandbox.cashier@okbank&pn=Sandbox%20Cashier&cu=INR&tr=${deposit.id}${amount}`;
}

export function upiQrPage(_call: Call, deposit: Deposit): ApiResponse {
  return {
    pageId: 'upi-qr',
    data: {
      ...shared(deposit),
      qrCode: upiUri(deposit),
      upiId: 'sandbox.cashier@okbank',
      payeeName: 'Sandbox Cashier',
    },
  };
}

export function eazypePage(call: Call, deposit: Deposit): ApiResponse {
  return {
    pageId: 'eazype',
    data: {
      ...shared(deposit),
      qrCode: upiUri(deposit),
      upiId: 'sandbox.eazype@okbank',
      payeeName: 'Sandbox Cashier',
      accountNumber: call.bank.random.digits(12),
      ifsc: 'SAND0001234',
      reference: deposit.id,
    },
  };
}

/** Paid outside of the widget: what to do, step by step, and a reference to name. */
export function offlinePage(_call: Call, deposit: Deposit): ApiResponse {
  return {
    pageKind: 'OFFLINE',
    data: {
      ...shared(deposit),
      title: 'Pay at a terminal',
      description: '<p>Any terminal of <b>Sandbox Pay</b> takes it, day and night.</p>',
      steps: [
        'Choose Sandbox Cashier on the terminal.',
        'Enter the reference.',
        'Pay in cash and keep the slip.',
      ],
      accountNumber: '9300112233',
      reference: deposit.id.slice(-8).toUpperCase(),
    },
  };
}
