import { describe, expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { sampleMethod } from '../../../../tests/support/unit/samples';
import { CashierError } from '../../../api/errors';
import { markRefused, nextBestMethod } from './nextBestMethod';

const method = (name: string, position: number, more = {}) =>
  sampleMethod({ name, position, category: name, amount_rules: { MXN: { min: 10, max: 1000 } }, ...more });

const cashierWith = async (...list: ReturnType<typeof sampleMethod>[]) => {
  const { cashier } = await createTestCashier();
  cashier.methods.list = list;
  return cashier;
};

describe('the next best method', () => {
  it('[METH-04] is the first of the list that has not refused', async () => {
    const cashier = await cashierWith(method('b', 2), method('a', 1), method('c', 3, { isPopular: true }));
    expect(nextBestMethod(cashier, 100)?.name).toBe('c');
    markRefused(cashier, 'c');
    expect(nextBestMethod(cashier, 100)?.name).toBe('a');
    markRefused(cashier, 'a');
    markRefused(cashier, 'b');
    expect(nextBestMethod(cashier, 100)).toBeNull();
  });

  it('[FORM-05] takes the amount', async () => {
    const low = method('low', 1, { amount_rules: { MXN: { min: 1, max: 50 } } });
    const cashier = await cashierWith(low, method('b', 2));
    expect(nextBestMethod(cashier, 100)?.name).toBe('b');
    expect(nextBestMethod(cashier, 0)?.name).toBe('low');
  });

  it('[METH-01] is not one in maintenance', async () => {
    const cashier = await cashierWith(method('a', 1, { isDisabled: true }), method('b', 2));
    expect(nextBestMethod(cashier, 100)?.name).toBe('b');
  });
});

describe('a refusal', () => {
  const error = (status: number) => new CashierError('no', { kind: 'refused', reference: 'r', status });

  it('[ERR-02] counts against the method, once', async () => {
    const cashier = await cashierWith();
    markRefused(cashier, 'a', error(422));
    markRefused(cashier, 'b', error(500));
    markRefused(cashier, 'a');
    expect(cashier.deposit.refused).toEqual(['b', 'a']);
  });

  it.each([
    error(401),
    error(429),
    new CashierError('HTTP 502', { kind: 'refused', reference: 'r', status: 502 }),
    new CashierError('gone', { kind: 'network', reference: 'r' }),
    new Error('x'),
  ])(
    '[ERR-02] of the session, the pace, a gateway or the network says nothing of the method',
    async failure => {
      const cashier = await cashierWith();
      markRefused(cashier, 'a', failure);
      expect(cashier.deposit.refused).toEqual([]);
    },
  );
});
