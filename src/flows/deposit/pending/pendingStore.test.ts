import { describe, expect, it } from 'vitest';
import { defaultParentData } from '../../../host/parentData';
import { pendingKey } from './pendingKey';
import { isSameDeposit, type PendingDeposit, readPending, writePending } from './pendingStore';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const KEY = keyOf('player-1');
function keyOf(userId: string): string {
  return pendingKey({ parent: { ...defaultParentData(), host: 'https://bank.example', userId } });
}

const deposit = (more: Partial<PendingDeposit> = {}): PendingDeposit => ({
  depositId: 'dep-1',
  requestId: null,
  paymentMethod: 'card',
  methodText: 'Bank card',
  amount: 500,
  currency: 'MXN',
  createdAt: '2026-11-21T11:00:00Z',
  ...more,
});

function memoryStorage(): Storage {
  const map = new Map<string, string>();
  return {
    getItem: key => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: key => void map.delete(key),
    clear: () => map.clear(),
    key: () => null,
    get length() {
      return map.size;
    },
  };
}

describe('pending deposits', () => {
  it('[DEP-09] keeps what is open, per player, and forgets what is a day old', () => {
    const storage = memoryStorage();
    const old = deposit({ depositId: 'dep-0', createdAt: '2026-11-20T11:00:00Z' });
    writePending(() => storage, KEY, [old, deposit()]);
    expect(readPending(() => storage, KEY, NOW)).toEqual([deposit()]);
    expect(readPending(() => storage, keyOf('player-2'), NOW)).toEqual([]);
    writePending(() => storage, KEY, []);
    expect(storage.length).toBe(0);
  });

  it.each([
    ['2026-11-18T12:00:01Z', 4320, 1],
    ['2026-11-18T12:00:00Z', 4320, 0],
    ['2026-11-20T12:00:01Z', 15, 1],
    ['2026-10-22T12:00:01Z', 1e9, 1],
    ['2026-10-22T12:00:00Z', 1e9, 0],
    ['2026-11-20T11:00:00Z', '4320', 0],
  ])('[DEP-09] of %s with %s minutes to pay it keeps %d', (createdAt, minutes, count) => {
    const storage = memoryStorage();
    const answer = { data: { reference: '9300', timeout_minutes: minutes } };
    writePending(() => storage, KEY, [deposit({ createdAt, answer, path: '/deposit/redirect/instruction' })]);
    expect(readPending(() => storage, KEY, NOW)).toHaveLength(count);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
    ['strangers', '[1,null,{"depositId":"x"},{"depositId":null,"requestId":null}]'],
  ])('[USER-05] reads broken storage as empty: %s', (_, text) => {
    const storage = memoryStorage();
    storage.setItem(KEY, text);
    expect(readPending(() => storage, KEY, NOW)).toEqual([]);
  });

  it.each([
    { depositId: 5 },
    { requestId: 5 },
    { depositId: null },
    { paymentMethod: 5 },
    { methodText: 5 },
    { amount: '500' },
    { currency: 5 },
    { createdAt: 5 },
    { createdAt: 'soon' },
  ])('[USER-05] an entry with %j was written by nobody we know', change => {
    const storage = memoryStorage();
    storage.setItem(KEY, JSON.stringify([{ ...deposit(), ...change }, deposit({ depositId: 'dep-2' })]));
    expect(readPending(() => storage, KEY, NOW)).toEqual([deposit({ depositId: 'dep-2' })]);
  });

  it('[DEP-09] keeps the latest ten', () => {
    const storage = memoryStorage();
    const many = Array.from({ length: 12 }, (_, index) => deposit({ depositId: `dep-${index}` }));
    writePending(() => storage, KEY, many);
    expect(readPending(() => storage, KEY, NOW)).toEqual(many.slice(2));
  });

  it('[USER-05] lives without a storage', () => {
    const denied = (): Storage => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(() => writePending(denied, KEY, [deposit()])).not.toThrow();
    expect(readPending(denied, KEY, NOW)).toEqual([]);
  });

  it('[DEP-09] knows a deposit by either id', () => {
    expect(isSameDeposit(deposit(), deposit({ requestId: 'r' }))).toBe(true);
    expect(isSameDeposit(deposit({ depositId: null, requestId: 'r' }), deposit({ requestId: 'r' }))).toBe(
      true,
    );
    expect(isSameDeposit(deposit(), deposit({ depositId: 'dep-2' }))).toBe(false);
  });
});
