import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../tests/support/unit/createFakeTransport';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { CashierError } from '../../../api/errors';
import { isNotMade, rememberAnswered, rememberKnowing } from './isNotMade';

const STATUS = 'deposit-status';
const found = { depositId: 'd-1', status: 'waiting' };
const failure = (message: string, code?: string, status = 404) =>
  new CashierError(message, { kind: 'refused', status, code, reference: 'r-1' });
const worded = failure('No such deposit');
const wordless = failure('HTTP 404');

/** `known`: what the server says of the request `made`, which it has answered. */
async function open(known: unknown = found) {
  const { cashier, transport } = await createTestCashier({ answers: { [STATUS]: known } });
  return { cashier, transport, ask: (error: unknown) => isNotMade(cashier, 'deposit', error) };
}

describe('[API-04] what proves that nothing was made', () => {
  it('a 404 with a message, where nothing else is known; not one without, nor another refusal', async () => {
    const { ask, transport } = await open();
    expect(await Promise.all([worded, wordless, failure('No', undefined, 403)].map(ask))).toEqual([
      true,
      false,
      false,
    ]);
    expect(transport.sent(STATUS)).toEqual([]);
  });

  it('any 404 of a server that has refused the creating call itself', async () => {
    const { cashier } = await open();
    expect(await isNotMade(cashier, 'deposit', wordless, true)).toBe(true);
  });

  it('any 404 of a server that has answered such a question', async () => {
    const { cashier, ask, transport } = await open(refusal(404));
    rememberAnswered(cashier, 'deposit', 'made');
    rememberKnowing(cashier, 'deposit');
    expect(await ask(wordless)).toBe(true);
    expect(await isNotMade(cashier, 'withdrawal', wordless)).toBe(false);
    expect(transport.sent(STATUS)).toEqual([]);
  });

  it.each([{ host: 'https://other.test' }, { userId: 'bob' }])(
    'what one bank knows of one player says nothing of another: %j',
    async other => {
      const { cashier, ask } = await open();
      rememberKnowing(cashier, 'deposit');
      Object.assign(cashier.parent, other);
      expect(await ask(wordless)).toBe(false);
    },
  );

  it('any 404 of a server that knows a request which it has answered: it is asked of that once', async () => {
    const { cashier, ask, transport } = await open();
    rememberAnswered(cashier, 'deposit', 'made');
    expect([await ask(wordless), await ask(worded)]).toEqual([true, true]);
    expect(transport.sent(STATUS)).toEqual([{ requestId: 'made' }]);
  });

  it('no 404 of a server that says the same of a request which it has answered, but by the contract’s code', async () => {
    const { cashier, ask } = await open(refusal(404, undefined, 'No such deposit'));
    rememberAnswered(cashier, 'deposit', 'made');
    expect(await ask(worded)).toBe(false);
    expect(await ask(failure('No such deposit', 'banking.depositUnknown'))).toBe(true);
    expect(await ask(failure('No such deposit', 'banking.withdrawalUnknown'))).toBe(false);
  });
});
