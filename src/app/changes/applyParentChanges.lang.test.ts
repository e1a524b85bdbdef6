import { describe, expect, it } from 'vitest';
import { openTyping } from '../../../tests/support/unit/openTyping';

describe('another language on a live widget', () => {
  it('[HOST-04] another locale brings its texts, and nothing that was typed is lost', async () => {
    const { change, cashier, isUntouched } = await openTyping();
    change({ locale: 'es-ES' });
    await expect.poll(() => cashier.translator.i18n.locale).toMatch(/^es/);
    expect(cashier.user.lang).toBe('es-ES');
    expect(isUntouched()).toBe(true);
  });

  it('[HOST-04] [USER-02] a user that names no language leaves the one that is shown', async () => {
    const { change, cashier } = await openTyping();
    cashier.user.lang = 'es';
    change({ user: { country: 'br' } });
    expect(cashier.user.lang).toBe('es');
  });

  it('[HOST-04] [USER-02] another player reads in their own language', async () => {
    const { change, cashier } = await openTyping({ userId: 'ana', user: { lang: 'en' } });
    change({ user: { lang: 'es' } });
    await expect.poll(() => cashier.translator.i18n.locale).toBe('es');
    change({ userId: 'eve', user: { lang: 'en' } });
    await expect.poll(() => cashier.translator.i18n.locale).toBe('en');
  });

  it('[HOST-04] [USER-02] another language of the user brings its texts; a locale is stronger, and taken away gives way', async () => {
    const { change, cashier, isUntouched } = await openTyping({ user: { lang: 'en' } });
    change({ user: { lang: 'es' } });
    await expect.poll(() => cashier.translator.i18n.locale).toBe('es');
    change({ locale: 'pt' });
    change({ user: { lang: 'ru' } });
    await expect.poll(() => cashier.translator.i18n.locale).toBe('pt');
    change({ locale: '' });
    await expect.poll(() => cashier.translator.i18n.locale).toBe('ru');
    expect(cashier.user.lang).toBe('ru');
    expect(isUntouched()).toBe(true);
  });
});
