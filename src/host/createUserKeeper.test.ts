import { describe, expect, it } from 'vitest';
import { createUserKeeper } from './createUserKeeper';
import { defaultParentData } from './parentData';

function keep(user: Record<string, unknown> | null, userId = '') {
  const parent = { ...defaultParentData(), user, userId };
  return { parent, ...createUserKeeper(parent) };
}

describe('the user of a live element', () => {
  it('[HOST-04, USER-09] only what the host names changes: the token and the id stay', () => {
    const { parent, give } = keep({ token: 't-1', id: 1, currency: 'MXN' });
    give({ user: { lang: 'es' } });
    give({ user: { currency: 'EUR' } });
    expect(parent.user).toEqual({ token: 't-1', id: 1, currency: 'EUR', lang: 'es' });
  });

  it.each([
    ['by the id', [{ user: { id: 2, currency: 'EUR' } }], { id: 2, currency: 'EUR' }],
    ['by userId', [{ userId: 'bob', user: { currency: 'EUR' } }], { currency: 'EUR' }],
    ['by userId first', [{ userId: 'bob' }, { user: { currency: 'EUR' } }], { currency: 'EUR' }],
    ['after nobody', [{ userId: '' }, { userId: 'bob' }, { user: { currency: 'EUR' } }], { currency: 'EUR' }],
  ])('[HOST-04] of another player nothing stays: %s', (how, changes, user) => {
    const { parent, give } = keep({ token: 'of-ana', id: 1 }, how === 'by the id' ? '' : 'ana');
    for (const change of changes) give(change);
    expect(parent.user).toEqual(user);
  });

  it('[HOST-04] a user that is taken away is gone', () => {
    const { parent, give } = keep({ token: 't-1' });
    give({ user: null });
    expect(parent.user).toBeNull();
  });
});
