// @vitest-environment node
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBank } from '../core/createBank';
import { runCall } from '../core/runCall';
import { newIntent, startSandbox, type TestSandbox } from '../testing/startSandbox';

const order = (requestId: string, amount = 500): Record<string, unknown> => ({
  requestId,
  amount,
  currency: 'MXN',
  paymentType: 'mercado_pago',
  fields: { amount: '500' },
});

const payout = (requestId: string, amount: number): Record<string, unknown> => ({
  requestId,
  amount,
  currency: 'MXN',
  paymentMethod: 'astropay',
  accountType: 'main',
  fields: { phone: '+525512345678' },
});

describe('requestId', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());

  it('answers the same requestId as it did the first time, also fifty at once on both transports', async () => {
    const requestId = newIntent();
    const { call } = await sandbox.connect();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2
          ? call('deposit-create', order(requestId))
          : sandbox.post('deposit-create', order(requestId)),
      ),
    );
    expect(new Set(replies.map(reply => JSON.stringify(reply.data))).size).toBe(1);
    const deposits = Object.values(sandbox.bank.state.deposits).filter(one => one.method === 'mercado_pago');
    expect(deposits).toHaveLength(1);
    const status = await sandbox.get('deposit-status', { requestId });
    expect(status.data).toEqual({ depositId: deposits[0]?.id, status: 'waiting' });
  });

  it('refuses a creating call without a requestId', async () => {
    const { status, data } = await sandbox.post('deposit-create', { ...order(''), requestId: undefined });
    expect([status, data['code']]).toEqual([422, 'banking.requestIdRequired']);
  });

  it('prepares one invoice for a requestId, and another one without', async () => {
    const requestId = newIntent();
    const prepare = async (body: object) => {
      const call = { paymentMethod: 'india_upi_invoice', ...body };
      return (await sandbox.post('deposit-prepare', call, 'demo-in')).data['depositId'];
    };
    const first = await prepare({ requestId });
    expect(await prepare({ requestId })).toBe(first);
    expect(new Set([first, await prepare({}), await prepare({})]).size).toBe(3);
  });

  it('keeps the intents of two players apart', async () => {
    const requestId = newIntent();
    const first = await sandbox.post('deposit-create', order(requestId), 'demo-mx:one');
    const second = await sandbox.post('deposit-create', order(requestId), 'demo-mx:two');
    expect(first.data).not.toEqual(second.data);
  });
});

const steps = fc.array(
  fc.record({
    path: fc.constantFrom('withdrawal-create', 'deposit-create', 'withdrawal-cancel'),
    intent: fc.integer({ min: 0, max: 5 }),
    amount: fc.constantFrom(100, 1_500, 2_500, 4_400),
    isParallel: fc.boolean(),
  }),
  { maxLength: 25 },
);

describe('interleavings', () => {
  it('never overdraw a balance and create at most once an intent, whatever is repeated or sent in parallel', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async list => {
        const bank = createBank({ url: () => '', push: () => undefined, changed: () => undefined });
        const created = new Map<string, Set<string>>();
        let running: Promise<void>[] = [];
        for (const { path, intent, amount, isParallel } of list) {
          const requestId = `intent-${path}-${intent}`;
          const known = [...(created.get(`intent-withdrawal-create-${intent}`) ?? [])][0] ?? 'none';
          const inputs: Record<string, Record<string, unknown>> = {
            'withdrawal-create': payout(requestId, amount),
            'deposit-create': order(requestId, amount),
            'withdrawal-cancel': { withdrawalId: known },
          };
          const call = runCall(bank, {
            transport: 'http',
            path,
            token: 'demo-mx',
            input: inputs[path] ?? {},
          });
          running.push(
            call.then(({ body }) => {
              const id = /"(?:depositId|withdrawalId)":"([^"]+)"/.exec(JSON.stringify(body ?? {}))?.[1];
              if (id) created.set(requestId, (created.get(requestId) ?? new Set()).add(id));
            }),
          );
          if (!isParallel) {
            await Promise.all(running);
            running = [];
          }
        }
        await Promise.all(running);
        bank.scheduler.dispose();
        for (const ids of created.values()) expect(ids.size).toBe(1);
        const { balances } = bank.state.ledger;
        expect(Object.values(balances).reduce((sum, minor) => sum + minor, 0)).toBe(0);
        expect(balances['user:user-mx MXN'] ?? 0).toBeGreaterThanOrEqual(0);
        const held = Object.values(bank.state.withdrawals)
          .filter(one => one.status === 'waiting')
          .reduce((sum, one) => sum + one.minor, 0);
        expect(balances['hold:user-mx MXN'] ?? 0).toBe(held);
      }),
      { numRuns: 60 },
    );
  });
});
