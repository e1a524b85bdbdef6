import { expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { bonusDetails } from './bonusDetails';

it.each([1_900_000_000, 1_900_000_000_000, '2030-03-17 17:46:40', '2030-03-17T17:46:40Z'])(
  '[BON-02] [I18N-02] says when a bonus ends, as %s tells it',
  async expiresAt => {
    const { t } = (await createTestCashier()).cashier.translator;
    const words = { t, money: String, currency: 'MXN', locale: 'en' };
    const [end] = bonusDetails({ id: 1, type: 'deposit', expiresAt }, words);
    expect(end).toMatchObject({ id: 'expires', value: expect.stringContaining('Mar 17, 2030') });
    const [same] = bonusDetails({ id: 1, type: 'deposit', expiresAt: 1_900_000_000 }, words);
    expect(end).toEqual(same);
  },
);
