import { describe, expect, it } from 'vitest';
import { laterChanges } from './laterChanges';

describe('two changes in a row', () => {
  it('[HOST-04] lose nothing of each other', () => {
    expect(laterChanges({ theme: 'dark', user: { lang: 'es' } }, { user: { currency: 'EUR' } })).toEqual({
      theme: 'dark',
      user: { lang: 'es', currency: 'EUR' },
    });
    expect(laterChanges({ user: { lang: 'es' } }, { user: null })).toEqual({ user: null });
  });

  it.each([
    ['named again', { userId: 'bob', user: { token: 't' } }, { userId: 'bob', user: { lang: 'es' } }],
    ['whose own id is told later', { user: { token: 't' } }, { user: { id: 2, lang: 'es' } }],
  ])('[HOST-04] of a player %s neither', (_, before, later) => {
    const known = { userId: 'ana', user: null };
    const user = { ...before.user, ...later.user };
    expect(laterChanges(before, later, known)).toEqual({ ...before, ...later, user });
  });

  it.each([
    ['named by both', { user: { id: 1, token: 'of-ana' } }, { user: { id: 2 } }, { userId: '', user: null }],
    ['known before', { user: { balanceData: 900 } }, { user: { id: 2 } }, { userId: '', user: { id: 1 } }],
    ['by userId', { user: { token: 't' } }, { userId: 'bob', user: {} }, { userId: 'ana', user: null }],
  ])('[HOST-04] [USER-09] give nothing of one player to another: %s', (_, before, later, known) => {
    expect(laterChanges(before, later, known)).toEqual(later);
  });
});
