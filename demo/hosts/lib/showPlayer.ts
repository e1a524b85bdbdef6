import { decimalsOf } from '../../../src/domain/money/currency';
import { find } from './find';
import type { Player } from './players';

/** Shows whose account page this is, and the money on the account. */
export function showPlayer({ name, currency, balanceData }: Player): void {
  find('#player-name', HTMLElement).textContent = name;
  const amount = balanceData?.primary.amount;
  find('#player-balance', HTMLElement).textContent =
    amount === undefined
      ? 'no balance'
      : `${amount.toLocaleString('en', { maximumFractionDigits: decimalsOf(currency) })} ${currency}`;
}
