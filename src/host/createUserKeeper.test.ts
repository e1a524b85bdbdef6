import { describe, expect, it } from 'vitest';
import { createUserKeeper } from './createUserKeeper';
import { defaultParentData } from './parentData';

function keep(user: Record<string, unknown> | null, userId = '') {
  const parent = { ...defaultParentData(), user, userId };
  const keeper = createUserKeeper(parent);
  return { parent, keeper, give: keeper.give };
}

describe('the user of a live element', () => {
  it('[HOST-04] [USER-09] only what the host names changes: the token and the id stay', () => {
    const { parent, give } = keep({ token: 't-1', id: 1, currency: 'MXN' });
    give({ user: { lang: 'es' } });
    give({ user: { currency: 'EUR' } });
    expect(parent.user).toEqual({ token: 't-1', id: 1, currency: 'EUR', lang: 'es' });
  });

  it.each([{ id: 1 }, {}])(
    '[HOST-04] the same player, or one whose id comes late, keeps the token: %j',
    known => {
      const { parent, give } = keep({ token: 't-1', ...known });
      give({ user: { id: 1, lang: 'es' } });
      expect(parent.user).toEqual({ token: 't-1', id: 1, lang: 'es' });
    },
  );

  it.each([
    ['by the id', [{ user: { id: 2, currency: 'EUR' } }], { id: 2, currency: 'EUR' }],
    ['by userId', [{ userId: 'bob', user: { currency: 'EUR' } }], { currency: 'EUR' }],
    ['by userId first', [{ userId: 'bob' }, { user: { currency: 'EUR' } }], { currency: 'EUR' }],
    ['after a change of the same player', [{ user: { id: 1, lang: 'es' } }, { user: { id: 2 } }], { id: 2 }],
    ['after a change that names nobody', [{ user: { lang: 'es' } }, { user: { id: 2 } }], { id: 2 }],
    ['after them', [{ user: { id: 2, token: 'of-bob' } }, { user: { id: 1 } }], { id: 1 }],
    ['after nobody', [{ userId: '' }, { userId: 'bob' }, { user: { currency: 'EUR' } }], { currency: 'EUR' }],
  ])('[HOST-04] of another player nothing stays: %s', (_, changes, user) => {
    const isById = changes.every(change => !('userId' in change));
    const { parent, give } = keep({ token: 'of-ana', id: 1 }, isById ? '' : 'ana');
    for (const change of changes) give(change);
    expect(parent.user).toEqual(user);
  });

  it('[HOST-04] a user whose id is given late, and alone, is that player’s', () => {
    const { parent, give } = keep({ token: 'of-ana' });
    give({ userId: 'ana' });
    give({ user: { lang: 'es' } });
    expect(parent.user).toEqual({ token: 'of-ana', lang: 'es' });
    give({ userId: '', user: { id: 'bob' } });
    expect(parent.user).toEqual({ id: 'bob' });
  });

  it.each([
    ['userId', 'ana', { userId: '', user: null }],
    ['an id of their own', '', { user: null }],
  ])(
    '[HOST-04] [USER-09] after a sign-out of one with %s a user is whoever’s is named later',
    async (_, id, signOut) => {
      const { parent, give } = keep({ token: 'of-ana', ...(id === '' && { id: 1 }) }, id);
      const user = { currency: 'EUR', balanceData: { primary: { amount: 7, currency: 'EUR' } } };
      for (const changes of [signOut, { user }, { userId: 'bob' }, { user: { lang: 'es' } }]) {
        give(changes);
        await Promise.resolve();
      }
      expect(parent.user).toEqual({ ...user, lang: 'es' });
    },
  );

  it('[HOST-04] [USER-09] one who is named no more leaves nothing to who is named later', async () => {
    const { parent, give } = keep({ token: 'of-ana' }, 'ana');
    for (const changes of [
      { userId: '' },
      { user: { lang: 'es' } },
      { userId: 'bob' },
      { user: { currency: 'EUR' } },
    ]) {
      give(changes);
      await Promise.resolve();
    }
    expect(parent.user).toEqual({ currency: 'EUR' });
  });

  it('[HOST-04] a balance does not pass to a player who is named after their user', async () => {
    const balanceData = { primary: { amount: 22_222, currency: 'MXN' } };
    const { parent, give } = keep({ currency: 'MXN', balanceData }, 'ana');
    give({ user: { currency: 'EUR' } });
    give({ token: 'of-bob' });
    expect(parent.user).toEqual({ currency: 'EUR', balanceData });
    await Promise.resolve();
    give({ userId: 'bob' });
    expect(parent.user).toEqual({ currency: 'EUR', balanceData: null });
    give({ user: { balanceData } });
    give({ token: 'newer' });
    expect(parent.user).toEqual({ balanceData });
  });

  it('[HOST-04] [USER-09] a user and then another userId in one task: it is theirs, and the next one changes it', () => {
    const { parent, give } = keep({ token: 'of-ana', lang: 'es' }, 'ana');
    const user = { token: 'of-bob', balanceData: { primary: { amount: 7, currency: 'EUR' } } };
    give({ user: { token: user.token } });
    give({ theme: 'dark' });
    give({ user: { balanceData: user.balanceData } });
    give({ userId: 'bob' });
    expect(parent.user).toEqual(user);
    give({ user: { currency: 'EUR' } });
    expect(parent.user).toEqual({ ...user, currency: 'EUR' });
  });

  it.each([{}, { id: 'ana' }, { id: 77 }])(
    '[HOST-04] nor to one who is named, before the start, after somebody else was: %j',
    ids => {
      const user = { ...ids, currency: 'MXN', balanceData: { primary: { amount: 22_222, currency: 'MXN' } } };
      for (const named of [{ userId: 'ana' }, { userId: '' }]) {
        const { parent, give } = keep(null);
        for (const change of [{ user }, { userId: 'ana' }, named, { userId: 'bob' }]) give(change, true);
        expect(parent.user?.balanceData).toBeNull();
        give({ user: { currency: 'EUR' } }, true);
        expect(parent.user).toEqual({ currency: 'EUR' });
      }
    },
  );

  it.each([
    [['user', 'token', 'userId']],
    [['token', 'user', 'userId']],
    [['userId', 'user', 'token']],
  ] as const)('[HOST-04] who signs in after a sign-out, in whatever order (%j), has their balance', order => {
    const balanceData = { primary: { amount: 7, currency: 'EUR' } };
    const bob = { user: { balanceData }, token: 'of-bob', userId: 'bob' };
    for (const out of [
      ['user', 'userId'],
      ['userId', 'user'],
    ]) {
      const { parent, give } = keep({ balanceData: { primary: { amount: 22_222, currency: 'MXN' } } }, 'ana');
      for (const field of out) give({ [field]: field === 'user' ? null : '' });
      for (const field of order) give({ [field]: bob[field] });
      expect(parent.user).toEqual({ balanceData });
    }
  });

  it('[HOST-04] a player who is named while nobody is described has no user yet, and no one’s before', () => {
    const { parent, keeper, give } = keep({ token: 'of-ana', id: 'ana' });
    give({ user: null, userId: 'bob' });
    expect(parent.user).toBeNull();
    give({ user: { currency: 'EUR' } });
    expect(parent.user).toEqual({ currency: 'EUR' });
    expect(keeper.isAnew).toBe(true);
  });

  it('[HOST-04] a user that is taken away is gone', () => {
    const { parent, give } = keep({ token: 't-1' });
    give({ user: null });
    expect(parent.user).toBeNull();
  });
});
