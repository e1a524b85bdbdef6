import type { Bank } from '../../demo/sandbox/core/Bank';
import type { Deposit, Withdrawal } from '../../demo/sandbox/core/State';

export const depositsOf = ({ state }: Bank, userId: string): Deposit[] =>
  Object.values(state.deposits).filter(one => one.userId === userId);

export const withdrawalsOf = ({ state }: Bank, userId: string): Withdrawal[] =>
  Object.values(state.withdrawals).filter(one => one.userId === userId);

/** What a player has at the bank. */
export const madeBy = (bank: Bank, userId: string): (Deposit | Withdrawal)[] => [
  ...depositsOf(bank, userId),
  ...withdrawalsOf(bank, userId),
];
