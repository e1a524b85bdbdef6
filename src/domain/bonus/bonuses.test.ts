import { describe, expect, it } from 'vitest';
import { BONUS_RESTRICTED_METHODS } from '../../spec/bonusRestrictedMethods';
import { activeBonus, type BonusLike, bonusMinDeposit, bonusObstacle, eligibleBonuses } from './bonuses';

const deposit: BonusLike = { id: 'd', type: 'deposit', depositBonusData: { minDeposit: 100 } };

const freespin: BonusLike = { id: 'f', type: 'freespin', freespinBonusData: { minDeposit: 50 } };

const free: BonusLike = { id: 'x', type: 'freespin', freespinBonusData: { minDeposit: 0 } };

const small: BonusLike = { id: 's', type: 'freespin', freespinBonusData: { minDeposit: 0.5 } };

const bare: BonusLike = { id: 'y', type: 'freespin' };

const cashback: BonusLike = { id: 'c', type: 'cashback', depositBonusData: { minDeposit: 10 } };

describe('bonuses', () => {
  it('[BON-01] keeps those of type deposit and the freespins that need a deposit', () => {
    expect(eligibleBonuses([free, deposit, bare, cashback, small, freespin])).toEqual([
      deposit,
      small,
      freespin,
    ]);
  });

  it('[BON-01] the active one is the given id, else the first', () => {
    expect(activeBonus([deposit, freespin], 'f')).toBe(freespin);
    expect(activeBonus([deposit, freespin], 'gone')).toBe(deposit);
    expect(activeBonus([deposit, freespin], null)).toBe(deposit);
    expect(activeBonus([{ ...deposit, id: 7 }, freespin], '7')?.id).toBe(7);
    expect(activeBonus([], 'f')).toBeNull();
  });

  const usable = { bonus: deposit, method: 'oxxo', amount: 100 };
  it.each([
    ['nothing', {}, null],
    ['nothing where it has no minimum', { bonus: { id: 'n', type: 'deposit' }, amount: 0.01 }, null],
    ['being enabled', { bonus: { ...deposit, isEnabled: false } }, 'disabled'],
    ['the amount', { amount: 99.99 }, 'amountTooLow'],
    ['the amount, not typed yet', { amount: Number.NaN }, 'amountTooLow'],
    ['the amount of a freespin', { bonus: freespin, amount: 49 }, 'amountTooLow'],
    ['the method, before the amount', { amount: 1, method: 'webmoney_usd' }, 'restrictedMethod'],
  ])('[BON-01] says that %s is missing', (_, change, missing) => {
    expect(bonusObstacle({ ...usable, ...change })).toBe(missing);
  });

  it.each(BONUS_RESTRICTED_METHODS)('[BON-01] does not go with %s', method => {
    expect(bonusObstacle({ ...usable, method })).toBe('restrictedMethod');
  });
});

it.each([
  [431.2345, 'MXN', 431.24],
  [100, 'MXN', 100],
  [0.00012, 'BTC', 0.00012],
  [10.5, 'JPY', 11],
])(
  '[BON-01] a least deposit of %s %s is told as %s: as much as can be typed to get the bonus',
  (min, currency, told) => {
    const bonus = { id: 1, type: 'deposit', depositBonusData: { minDeposit: min } };
    expect(bonusMinDeposit(bonus, currency)).toBe(told);
    expect(bonusObstacle({ bonus, method: 'card', amount: told })).toBeNull();
  },
);
