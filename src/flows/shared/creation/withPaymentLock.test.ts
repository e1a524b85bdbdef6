import { describe, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { deferred } from '../../../../tests/support/unit/deferred';
import { stubLocks } from '../../../../tests/support/unit/stubLocks';
import { withPaymentLock } from './withPaymentLock';

const cashierOf = async (parent = {}) =>
  createTestCashier({ parent: { userId: 'p-1', token: 'secret-token', ...parent } });

describe('one deposit at a time', () => {
  it('[DEP-01] a second tab creates nothing, and says so', async () => {
    const held = stubLocks();
    const [first, second] = [await cashierOf(), await cashierOf()];
    const creating = deferred<void>();
    const creates = [vi.fn(() => creating.promise), vi.fn(async () => {})] as const;
    const onRefused = vi.fn();
    const under = withPaymentLock(first.cashier, 'deposit', { create: creates[0], onRefused });
    await withPaymentLock(second.cashier, 'deposit', { create: creates[1], onRefused });
    expect(creates[1]).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenCalledOnce();
    expect(second.cashier.notifications.list[0]?.content).toContain('another tab');
    expect(second.told('onDisplayError')).toHaveLength(1);
    creating.resolve();
    await under;
    expect(held.size).toBe(0);
    await withPaymentLock(second.cashier, 'deposit', { create: creates[1], onRefused });
    expect(creates[1]).toHaveBeenCalledOnce();
  });

  it.each([
    ['their tokens', { token: 'one' }, { token: 'two' }],
    [
      'the tokens of their users',
      { token: '', user: { token: 'one' } },
      { token: '', user: { token: 'two' } },
    ],
  ])(
    '[DEP-01] [USER-09] two players do not meet, also where only %s tell them apart',
    async (_, one, other) => {
      const held = stubLocks();
      const first = await cashierOf({ userId: '', ...one });
      const second = await cashierOf({ userId: '', ...other });
      const creating = deferred<void>();
      const create = vi.fn(async () => {});
      const under = withPaymentLock(first.cashier, 'deposit', {
        create: () => creating.promise,
        onRefused: vi.fn(),
      });
      await withPaymentLock(second.cashier, 'deposit', { create, onRefused: vi.fn() });
      expect(create).toHaveBeenCalledOnce();
      expect([...held].join()).not.toContain('one');
      creating.resolve();
      await under;
    },
  );

  it.each([
    ['are none', undefined],
    ['are denied', { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
  ])('[DEP-01] where there are no locks (%s) it creates all the same, once', async (_, locks) => {
    vi.stubGlobal('navigator', { ...navigator, locks });
    const { cashier } = await cashierOf();
    const create = vi.fn(async () => {});
    await withPaymentLock(cashier, 'deposit', { create, onRefused: vi.fn() });
    expect(create).toHaveBeenCalledOnce();
  });

  it('[DEP-01] a creation that fails is not tried again by the lock', async () => {
    stubLocks();
    const { cashier } = await cashierOf();
    const create = vi.fn(() => Promise.reject(new Error('refused')));
    await expect(withPaymentLock(cashier, 'deposit', { create, onRefused: vi.fn() })).rejects.toThrow(
      'refused',
    );
    expect(create).toHaveBeenCalledOnce();
  });

  it('[ERR-05] creates nothing where the screen of its outcome cannot be loaded', async () => {
    const { cashier } = await cashierOf();
    const create = vi.fn(async () => {});
    const lost = new Error('NetworkError');
    cashier.loadOutcome = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue(undefined);
    await expect(withPaymentLock(cashier, 'withdrawal', { create })).rejects.toBe(lost);
    expect(create).not.toHaveBeenCalled();
    await withPaymentLock(cashier, 'withdrawal', { create });
    expect(create).toHaveBeenCalledOnce();
    expect(cashier.loadOutcome).toHaveBeenCalledWith('withdrawal');
  });
});
