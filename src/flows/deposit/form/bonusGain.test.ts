import { expect, it } from 'vitest';
import { bonusGain } from './bonusGain';

const gain = (amount: number, percent: number, maxAmount?: number) =>
  bonusGain({ depositBonusData: { percent, ...(maxAmount !== undefined && { maxAmount }) } }, amount, 'MXN');

it.each([
  [100, 50, 50],
  [85, 33.3, 28.31],
  [4.1, 15, 0.62],
  [45, 33.3, 14.99],
  [0.01, 10, 0],
  [0, 100, 0],
])(
  '[BON-01] [USER-06] a bonus on %s of %s per cent is %s, rounded by its digits',
  (amount, percent, brought) => {
    expect(gain(amount, percent)).toBe(brought);
  },
);

it('[BON-01] a bonus brings no more than its most', () => {
  expect(gain(100, 100, 40)).toBe(40);
  expect(gain(30, 100, 40)).toBe(30);
});
