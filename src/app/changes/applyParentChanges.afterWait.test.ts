import { describe, expect, it, vi } from 'vitest';
import { openTyping } from '../../../tests/support/unit/openTyping';
import { applyParentChanges } from './applyParentChanges';

describe('another player who has waited for a payment', () => {
  it('[HOST-04] of a player who waits all counts that was said by then', async () => {
    const { change, cashier } = await openTyping({ user: { id: 1 } });
    cashier.deposit.isSubmitting = true;
    change({ user: { id: 2, currency: 'EUR' } });
    change({ user: { lang: 'es' } });
    cashier.deposit.isSubmitting = false;
    await vi.waitFor(() => expect(cashier.parent.user).toEqual({ id: 2, currency: 'EUR', lang: 'es' }));
    expect(cashier.user).toMatchObject({ currency: 'EUR', lang: 'es' });
  });

  it('[HOST-04] [USER-09] of a player who waits nothing is taken over by a third who comes as the payment ends', async () => {
    const { change, cashier } = await openTyping({ user: { id: 1 } });
    cashier.deposit.isSubmitting = true;
    change({ user: { id: 2, token: 'of-bob' } });
    cashier.deposit.isSubmitting = false;
    change({ user: { id: 3 } });
    expect(cashier.parent.user).toEqual({ id: 3 });
    expect(cashier.handle.parent.user).toEqual({ id: 3 });
  });

  it('[HOST-04] [USER-09] of a player who was named while a change waited the next one takes nothing over', async () => {
    const { change, cashier } = await openTyping({ user: { token: 'of-ana', country: 'de' } });
    cashier.deposit.isSubmitting = true;
    change({ user: { currency: 'EUR' } });
    change({ userId: 'ana' });
    change({ userId: 'bob', user: { lang: 'es' } });
    cashier.deposit.isSubmitting = false;
    await vi.waitFor(() => expect(cashier.parent.userId).toBe('bob'));
    expect(cashier.parent.user).toEqual({ lang: 'es' });
    expect(cashier.handle.parent.user).toEqual({ lang: 'es' });
  });

  it('[HOST-04] [USER-09] who comes back meanwhile, described before they are named, has nothing of the one who waited', async () => {
    const { change, cashier } = await openTyping({ userId: 'bob', user: { paymentGeo: 'BR' } });
    cashier.deposit.isSubmitting = true;
    change({ userId: 'ana', user: { country: 'de' } });
    await Promise.resolve();
    // In one task: `createUpdate` applies both at once.
    const steps = [{ user: { lang: 'es' } }, { userId: 'bob' }];
    for (const step of steps) cashier.handle.keeper.give(step);
    applyParentChanges(cashier, ...steps);
    cashier.deposit.isSubmitting = false;
    await vi.waitFor(() => expect(cashier.user.lang).toBe('es'));
    expect(cashier.parent.user?.['country']).not.toBe('de');
    expect(cashier.user.country).not.toBe('de');
  });
});
