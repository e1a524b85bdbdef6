// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userAccount } from '../ledger/postings';
import { newIntent, type Reply, startSandbox, type TestSandbox } from '../testing/startSandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ delays: { withdrawalStepMs: 1 } }, 'demo-sweep');
});
afterAll(() => sandbox.close());

const FIELDS = { network: 'TRON', address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' };
const REDEEMABLE = 100;
const UNPLAYED = 20.5;

/** What one player sends, in a random order and partly at once. */
const step = fc.record({
  kind: fc.constantFrom('create', 'repeat', 'cancel', 'convert'),
  amount: fc.integer({ min: 500, max: 12_000 }).map(cents => cents / 100),
  isWaitedFor: fc.boolean(),
});

describe('redemption', () => {
  it('[SWP-02] whatever is sent twice, at once or late, no more is redeemed than was played', async () => {
    let players = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async steps => {
        const token = `demo-sweep:property-${players++}`;
        const sent: { requestId: string; amount: number; reply: Promise<Reply> }[] = [];
        const running: Promise<Reply>[] = [];
        const create = (requestId: string, amount: number): Promise<Reply> =>
          sandbox.post(
            'withdrawal-create',
            { requestId, amount, currency: 'QSC', paymentMethod: 'usdt', fields: FIELDS },
            token,
          );
        for (const { kind, amount, isWaitedFor } of steps) {
          const last = sent.at(-1);
          let reply: Promise<Reply>;
          if (kind === 'repeat' && last) reply = create(last.requestId, last.amount);
          else if (kind === 'cancel' && last) {
            reply = last.reply.then(({ data }) =>
              sandbox.post('withdrawal-cancel', { withdrawalId: data['withdrawalId'] ?? 'none' }, token),
            );
          } else if (kind === 'convert') {
            reply = sandbox.post('payment-convert-v2', { amount, from: 'QSC', to: 'BTC' }, token);
          } else {
            const requestId = newIntent();
            reply = create(requestId, amount);
            sent.push({ requestId, amount, reply });
          }
          running.push(reply);
          if (isWaitedFor) await reply;
        }
        await Promise.all(running);
        const account = userAccount(`user-${token.slice('demo-'.length)}`);
        const balance = sandbox.bank.ledger.balance(account, 'QSC') / 100;
        const taken = Object.values(sandbox.bank.state.withdrawals)
          .filter(
            one => userAccount(one.userId) === account && !['CANCELED', 'mistaked'].includes(one.status),
          )
          .reduce((sum, one) => sum + one.minor / 100, 0);
        expect(taken).toBeLessThanOrEqual(REDEEMABLE);
        expect(balance).toBeGreaterThanOrEqual(UNPLAYED);
        expect(Math.round((balance + taken) * 100)).toBe(Math.round((REDEEMABLE + UNPLAYED) * 100));
        const ids = Object.values(sandbox.bank.state.withdrawals).filter(
          one => userAccount(one.userId) === account,
        );
        expect(ids.length).toBeLessThanOrEqual(sent.length);
      }),
      { numRuns: 60 },
    );
  });

  it('[SWP-02] gold coins are never redeemed', async () => {
    const { status, data } = await sandbox.post('withdrawal-create', {
      requestId: newIntent(),
      amount: 10_000,
      currency: 'QGC',
      paymentMethod: 'usdt',
      fields: FIELDS,
    });
    expect([status, data['code']]).toEqual([422, 'banking.notRedeemable']);
  });

  it('[SWP-02] a conversion there and back is the same within the decimals', async () => {
    const cents = fc.integer({ min: 100, max: 1_000_000 }).map(units => units / 100);
    await fc.assert(
      fc.asyncProperty(cents, fc.constantFrom('BTC', 'USDT', 'LTC'), async (amount, coin) => {
        const there = await sandbox.post('payment-convert-v2', { amount, from: 'QSC', to: coin });
        const back = await sandbox.post('payment-convert-v2', {
          amount: there.data['amount'],
          from: coin,
          to: 'QSC',
        });
        expect(Math.abs(Number(back.data['amount']) - amount)).toBeLessThanOrEqual(0.02);
      }),
      { numRuns: 60 },
    );
  });
});
