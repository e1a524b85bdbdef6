import { CURRENCIES } from '../../../src/spec/currencies';
import { find } from './find';
import type { Player } from './players';

/** Shows whose account page this is, and the money on the account. */
export function showPlayer({ name, currency, balanceData }: Player): void {
  find('#player-name', HTMLElement).textContent = name;
  const amount = balanceData?.primary.amount;
  const decimals = CURRENCIES[currency]?.isCrypto ? 8 : 2;
  find('#player-balance', HTMLElement).textContent =
    amount === undefined
      ? 'no balance'
      : `${amount.toLocaleString('en', { maximumFractionDigits: decimals })} ${currency}`;
}
