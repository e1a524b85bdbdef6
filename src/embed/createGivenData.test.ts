import { describe, expect, it } from 'vitest';
import { createGivenData } from './createGivenData';

const balanceData = { primary: { amount: 7, currency: 'MXN' } };

describe('[HOST-04] [USER-09] what a frame that is loaded again hears of the next player', () => {
  const ana = { userId: 'ana', user: { id: 'ana', currency: 'MXN', token: 'hers' } };

  it.each([
    ['described by an id', { userId: 'bob', user: { id: 'bob' } }, { id: 'bob' }],
    ['named alone', { userId: 'bob' }, { balanceData: null }],
  ])('nothing that was said of the one before: %s', (_, change, user) => {
    const given = createGivenData({ data: ana });
    given.read();
    given.change({ user: { balanceData } });
    given.change(change);
    expect(given.read()).toEqual({ userId: 'bob', user });
  });

  it('what was said of them by parts', () => {
    const given = createGivenData({ data: ana });
    given.read();
    given.change({ user: null, userId: '' });
    given.change({ user: { balanceData } });
    given.change({ user: { id: 'bob' } });
    expect(given.read()).toEqual({ userId: '', user: { id: 'bob', balanceData } });
  });

  it('the same player named once more keeps what was said', () => {
    const given = createGivenData({ data: ana });
    given.read();
    given.change({ user: { balanceData } });
    given.change({ userId: 'ana' });
    expect(given.read()).toEqual({ ...ana, user: { ...ana.user, balanceData } });
  });
});
