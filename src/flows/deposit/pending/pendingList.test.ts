import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOpenDeposit } from '../../../../tests/support/unit/samples';
import { defaultParentData } from '../../../host/parentData';
import { pendingKey } from './pendingKey';
import { isSameDeposit, type PendingDeposit, pendingList } from './pendingList';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const of = (userId: string) => ({
  parent: { ...defaultParentData(), host: 'https://bank.example', userId },
  unstored: new Map(),
});
const PLAYER = of('player-1');
const read = (player = PLAYER) => pendingList.read(player).map(({ keptUntil, ...deposit }) => deposit);
const write = (...list: PendingDeposit[]) => {
  for (const one of list) pendingList.put(PLAYER, one);
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  PLAYER.unstored.clear();
});

const deposit = (more: Partial<PendingDeposit> = {}): PendingDeposit =>
  sampleOpenDeposit({ depositId: 'dep-1', createdAt: '2026-11-21T11:00:00Z', ...more });

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** Nothing longer than what is there fits in. */
function fillStorage() {
  const { setItem } = Storage.prototype;
  return vi.spyOn(localStorage, 'setItem').mockImplementation((key: string, value: string) => {
    if (value.length > (localStorage.getItem(key)?.length ?? 0)) denied();
    setItem.call(localStorage, key, value);
  });
}

describe('pending deposits', () => {
  it('[DEP-09] keeps what is open, per player, and forgets what is a day old', () => {
    const old = deposit({ depositId: 'dep-0', createdAt: '2026-11-20T11:00:00Z' });
    write(old, deposit());
    expect(read()).toEqual([deposit()]);
    expect(read(of('player-2'))).toEqual([]);
    pendingList.drop(PLAYER, deposit());
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['2026-11-18T12:00:01Z', 4320, 1],
    ['2026-11-18T12:00:00Z', 4320, 0],
    ['2026-11-20T12:00:01Z', 15, 1],
    ['2026-10-22T12:00:01Z', 1e9, 1],
    ['2026-10-22T12:00:00Z', 1e9, 0],
    ['2026-11-20T11:00:00Z', '4320', 1],
    ['2026-11-20T11:00:00Z', 'three days', 0],
  ])('[DEP-09] of %s with %s minutes to pay it keeps %d', (createdAt, minutes, count) => {
    const answer = { data: { reference: '9300', timeout_minutes: minutes } };
    write(deposit({ createdAt, answer, path: '/deposit/redirect/instruction' }));
    expect(read()).toHaveLength(count);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"a":1}'],
    ['strangers', '[1,null,{"depositId":"x"},{"depositId":null,"requestId":null}]'],
  ])('[USER-05] reads broken storage as empty: %s', (_, text) => {
    localStorage.setItem(pendingKey(PLAYER), text);
    expect(read()).toEqual([]);
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
    localStorage.setItem(
      pendingKey(PLAYER),
      JSON.stringify([{ ...deposit(), ...change }, deposit({ depositId: 'dep-2' })]),
    );
    expect(read()).toEqual([deposit({ depositId: 'dep-2' })]);
  });

  it('[DEP-09] keeps the latest ten', () => {
    const many = Array.from({ length: 12 }, (_, index) => deposit({ depositId: `dep-${index}` }));
    write(...many);
    expect(read()).toEqual(many.slice(2));
  });

  it('[USER-05] [DEP-09] lives without a storage: its widget knows them, per player, until they are dropped', () => {
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
    write(deposit(), deposit({ depositId: 'dep-2' }));
    expect(read()).toEqual([deposit(), deposit({ depositId: 'dep-2' })]);
    expect(read({ ...of('player-2'), unstored: PLAYER.unstored })).toEqual([]);
    expect(read(of('player-1'))).toEqual([]);
    pendingList.drop(PLAYER, deposit());
    expect(read()).toEqual([deposit({ depositId: 'dep-2' })]);
  });

  it('[DEP-09] what a full storage did not take is stored with what comes later, beside what another tab has stored', () => {
    const [first, own, of2, later] = ['1', '2', '3', '4'].map(id => deposit({ depositId: id }));
    if (!first || !own || !of2 || !later) throw new Error('four deposits');
    write(first);
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(denied);
    write({ ...first, isConfirmed: true }, own);
    full.mockRestore();
    pendingList.put({ ...PLAYER, unstored: new Map() }, of2);
    expect(read()).toEqual([of2, { ...first, isConfirmed: true }, own]);
    write(later);
    expect(read({ ...PLAYER, unstored: new Map() })).toEqual([
      of2,
      { ...first, isConfirmed: true },
      own,
      later,
    ]);
  });

  it('[DEP-09] [API-04] what is dropped in a full storage is gone, and what another tab drops is too', () => {
    const [first, second, own] = ['1', '2', '3'].map(id => deposit({ depositId: id }));
    if (!first || !second || !own) throw new Error('three deposits');
    write(first, second);
    const full = fillStorage();
    write(own);
    pendingList.drop(PLAYER, first);
    expect(read()).toEqual([second, own]);
    pendingList.drop({ ...PLAYER, unstored: new Map() }, second);
    expect(read()).toEqual([own]);
    full.mockRestore();
    pendingList.drop(PLAYER, own);
    expect(read()).toEqual([]);
  });

  it('[DEP-09] in a full storage the next page has one that has grown as it was, and none that has ended', () => {
    const ended = deposit({ depositId: 'dep-2' });
    const nextPage = () => read({ ...PLAYER, unstored: new Map() });
    write(deposit(), ended);
    const full = fillStorage();
    write(deposit({ methodText: 'A bank of a long name'.repeat(20) }));
    expect(nextPage()).toEqual([deposit(), ended]);
    pendingList.drop(PLAYER, ended);
    expect(nextPage()).toEqual([deposit()]);
    full.mockRestore();
  });

  it('[DEP-09] knows a deposit by either id', () => {
    expect(isSameDeposit(deposit(), deposit({ requestId: 'r' }))).toBe(true);
    expect(isSameDeposit(deposit({ depositId: null, requestId: 'r' }), deposit({ requestId: 'r' }))).toBe(
      true,
    );
    expect(isSameDeposit(deposit(), deposit({ depositId: 'dep-2' }))).toBe(false);
  });
});
