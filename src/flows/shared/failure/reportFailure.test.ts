import { describe, expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { CashierError, type CashierErrorKind } from '../../../api/errors';
import { readRefusal } from '../../../transport/readRefusal';
import { failureText, reportFailure, reportToHost } from './reportFailure';

const GENERIC = 'The payment provider could not do this. Please try again or choose another method.';

interface Row {
  kind: CashierErrorKind;
  status?: number;
  code?: string;
  text: string;
}

const rows: Row[] = [
  { kind: 'network', text: 'Network connection failed' },
  { kind: 'timeout', text: 'Request timeout' },
  { kind: 'schema', text: GENERIC },
  { kind: 'broken', status: 200, text: GENERIC },
  { kind: 'refused', status: 422, code: 'banking.merchantClientError', text: 'The server’s own words' },
  { kind: 'refused', status: 422, code: 'banking.paymentMethodRegex', text: GENERIC },
  { kind: 'refused', status: 418, code: 'banking.unheardOf', text: GENERIC },
  { kind: 'refused', status: 401, text: 'Your session has ended. Please sign in again.' },
  { kind: 'refused', status: 429, text: 'Too many attempts. Please wait a moment and try again.' },
  {
    kind: 'refused',
    status: 503,
    code: 'x',
    text: 'The payment service is busy. Please try again in a few minutes.',
  },
  { kind: 'refused', status: 418, text: GENERIC },
  { kind: 'refused', status: 418, code: '__proto__', text: GENERIC },
];

const failure = ({ kind, status, code }: Row) =>
  new CashierError('The server’s own words', { kind, status, code, reference: 'r-1' });

describe('the text of a failure', () => {
  it('[ERR-03] a refusal in the server’s own words that has none is told in the generic ones', async () => {
    const { cashier } = await createTestCashier();
    const { message, code = '' } = readRefusal({ code: 'banking.merchantClientError', message: ' ' }, 400);
    const error = new CashierError(message, { kind: 'refused', status: 400, code, reference: 'r-1' });
    expect(failureText(cashier, error)).toBe(GENERIC);
  });

  it.each(rows)('[ERR-02] [ERR-03] $kind $status $code reads "$text"', async row => {
    const { cashier } = await createTestCashier();
    expect(failureText(cashier, failure(row))).toBe(row.text);
  });

  it.each([
    ['of a new payment', undefined, 'No money has moved. You can try again.'],
    ['of an existing one', 'error.notDone', 'The payment provider could not do this.'],
  ] as const)(
    '[USER-09] [ERR-02] of a refused token that the host has renewed, %s, asks for no sign-in',
    async (_, generic, text) => {
      const { cashier } = await createTestCashier({ isTokenRenewed: true });
      const refused = failure({ kind: 'refused', status: 401, text: '' });
      expect(failureText(cashier, refused, generic)).toBe(text);
    },
  );

  it('[ERR-03] is in the player’s language', async () => {
    const { cashier } = await createTestCashier();
    await cashier.translator.setLocale('es');
    const text = failureText(cashier, failure({ kind: 'network', text: '' }));
    expect(text).not.toBe('Network connection failed');
    expect(text).not.toBe('common.errors.network');
  });
});

describe('reportFailure', () => {
  it('[ERR-03] shows a notification and tells the host with the same reference', async () => {
    const { cashier, told } = await createTestCashier();
    reportFailure(
      cashier,
      failure({ kind: 'refused', status: 422, code: 'banking.merchantClientError', text: '' }),
    );
    expect(cashier.notifications.list).toEqual([
      { id: 1, content: 'The server’s own words', reference: 'r-1', isOfScreen: true },
    ]);
    expect(told('onDisplayError')).toEqual([
      {
        messageType: 'onDisplayError',
        message: 'The server’s own words',
        reference: 'r-1',
        code: 'banking.merchantClientError',
      },
    ]);
    // The transport has told of the refusal already (ERR-01).
    expect(told('Error')).toEqual([]);
  });

  it('[ERR-05] what is no refusal is an Error message as well', async () => {
    const { cashier, told } = await createTestCashier();
    reportFailure(
      cashier,
      new CashierError('deposit-create: x is not string', { kind: 'schema', reference: 'r-1' }),
    );
    expect(told('Error')).toEqual([{ messageType: 'Error', message: 'deposit-create: x is not string' }]);
  });

  it('[CAP-01] [HOST-11] both messages have the code of the widget’s own failure', async () => {
    const { cashier, told } = await createTestCashier();
    const code = 'captcha_closed';
    reportFailure(
      cashier,
      new CashierError('Captcha: closed by user', { kind: 'captcha', code, reference: 'r-1' }),
    );
    expect(told('onDisplayError')).toMatchObject([{ code }]);
    expect(told('Error')).toEqual([{ messageType: 'Error', message: 'Captcha: closed by user', code }]);
  });

  it('[ERR-05] a fault of our own is shown in generic words', async () => {
    const { cashier, told } = await createTestCashier();
    reportFailure(cashier, new TypeError('x is undefined'));
    expect(cashier.notifications.list).toMatchObject([{ content: GENERIC }]);
    expect(told('Error')).toEqual([{ messageType: 'Error', message: 'x is undefined' }]);
  });

  it('[ERR-03] is silent about what was given up, and after the end', async () => {
    const { cashier, messages } = await createTestCashier();
    reportFailure(cashier, new CashierError('Aborted', { kind: 'aborted', reference: 'r' }));
    cashier.dispose();
    reportFailure(cashier, new Error('late'));
    expect(messages).toEqual([]);
    expect(cashier.notifications.list).toEqual([]);
  });
});

describe('reportToHost', () => {
  it('[ERR-05] [HOST-04] tells of a fault, not of what a change of the host has given up', async () => {
    const { cashier, told } = await createTestCashier();
    reportToHost(cashier, new CashierError('Aborted', { kind: 'aborted', reference: 'r' }));
    expect(told('Error')).toEqual([]);
    reportToHost(cashier, new Error('x is undefined'));
    expect(told('Error')).toEqual([{ messageType: 'Error', message: 'x is undefined' }]);
  });

  it.each([
    [503, []],
    // As the socket's may be.
    [300, []],
    // A refusal within a success: the transport has seen none.
    [200, [{ messageType: 'Error', message: 'No' }]],
  ])(
    '[ERR-01] tells nothing of a refusal with the status %i that the transport has told, nor does reportFailure',
    async (status, told) => {
      for (const report of [reportToHost, reportFailure]) {
        const test = await createTestCashier();
        report(test.cashier, new CashierError('No', { kind: 'refused', status, reference: 'r' }));
        expect(test.told('Error')).toEqual(told);
      }
    },
  );
});
