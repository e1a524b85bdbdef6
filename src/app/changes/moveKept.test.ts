import { describe, expect, it, vi } from 'vitest';
import { hashText } from '../../lib/hashText';
import { moveKept } from './moveKept';

const HOST = 'https://bank.test';
const player = (userId: string, token: string) => ({ userId, token, host: HOST, user: null });
const now = (userId: string, token: string, unstored = new Map()) => ({
  parent: player(userId, token),
  unstored,
});
const keyOf = (name: string) => `cashier.pending.2 ${HOST} ${name}`;
const keep = (name: string, value: unknown) => localStorage.setItem(keyOf(name), JSON.stringify(value));
const kept = (name: string): unknown => JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');

describe('[USER-09] what is kept for a player who is known by a token alone', () => {
  it('goes with them once it is said who they are, to what is kept of them already', () => {
    keep(hashText('t'), [1]);
    keep('7', [2]);
    const foreign = `shop.${keyOf(hashText('t'))}`;
    localStorage.setItem(foreign, '[3]');
    moveKept(player('', 't'), now('7', 't'));
    expect([kept('7'), kept(hashText('t')), localStorage.getItem(foreign)]).toEqual([[1, 2], null, '[3]']);
  });

  it('goes with their renewed token', () => {
    keep(hashText('t'), [{ requestId: 'r-2' }]);
    moveKept(player('', 't'), now('', 'u'));
    expect(kept(hashText('u'))).toEqual([{ requestId: 'r-2' }]);
  });

  it.each([
    ['who signs out', player('', 't'), player('', '')],
    ['who was nobody', player('', ''), player('7', 't')],
    ['who has an id, as a token alone comes', player('7', 't'), player('', 'u')],
    ['of whom nothing has changed', player('', 't'), player('', 't')],
  ])('stays where it is of one %s', (_, before, parent) => {
    const name = before.userId || hashText(before.token);
    keep(name, [1]);
    moveKept(before, { parent, unstored: new Map() });
    expect(kept(name)).toEqual([1]);
    expect(localStorage).toHaveLength(1);
  });

  it('goes with them where storage is denied and only the widget knows it', () => {
    vi.stubGlobal('localStorage', null);
    const unstored = new Map([
      [keyOf(hashText('t')), [1]],
      [keyOf('7'), [2]],
      [keyOf('8'), [3]],
    ]);
    moveKept(player('', 't'), now('7', 't', unstored));
    expect([...unstored]).toEqual([
      [keyOf('7'), [2, 1]],
      [keyOf('8'), [3]],
    ]);
  });
});
