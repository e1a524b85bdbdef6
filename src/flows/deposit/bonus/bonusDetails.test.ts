import { expect, it } from 'vitest';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { bonusDetails } from './bonusDetails';

it.each([
  ['en', { depositBonusData: { percent: 33.333, maxAmount: 900 } }, ['33.33%', '900 MXN']],
  ['de', { depositBonusData: { percent: 50, minDeposit: 100 } }, ['50\u00a0%', '100 MXN']],
  ['en', { type: 'freespin', freespinBonusData: { minDeposit: 5, count: 1500 } }, ['1,500', '5 MXN']],
])(
  '[BON-02] [I18N-02] in %s the conditions of a bonus are those that it names: %j',
  async (locale, data, values) => {
    const { t } = (await createTestCashier()).cashier.translator;
    const money = (value: number, currency: string) => `${value} ${currency}`;
    const rows = bonusDetails({ id: 1, type: 'deposit', ...data }, { t, money, currency: 'MXN', locale });
    expect(rows.map(({ value }) => value)).toEqual(values);
  },
);

it.each([1_900_000_000, 1_900_000_000_000, '2030-03-17 17:46:40', '2030-03-17T17:46:40Z'])(
  '[BON-02] [I18N-02] says when a bonus ends, as %s tells it',
  async expiresAt => {
    const { t } = (await createTestCashier()).cashier.translator;
    const words = { t, money: String, currency: 'MXN', locale: 'en' };
    const [end] = bonusDetails({ id: 1, type: 'deposit', expiresAt }, words);
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
      .format(1_900_000_000_000)
      .replace(', ', ',\u00a0');
    expect(end).toMatchObject({ id: 'expires', value: expect.stringContaining(day) });
    const [same] = bonusDetails({ id: 1, type: 'deposit', expiresAt: 1_900_000_000 }, words);
    expect(end).toEqual(same);
  },
);
