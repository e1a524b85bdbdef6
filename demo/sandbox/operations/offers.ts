import { roundToMinor, toMajor } from '../core/money';
import type { Deposit } from '../core/State';
import { convert } from '../data/rates';
import type { Offer } from '../wire';

const PROVIDERS = [
  { id: 'northpay', provider: 'NorthPay', feeShare: 0.019, spread: 1.004 },
  { id: 'coingate', provider: 'CoinGate', feeShare: 0.029, spread: 1.001 },
  { id: 'simplex', provider: 'Simplex', feeShare: 0.035, spread: 1 },
] as const;

/** What each provider gives in USDT for the deposit's amount: rate and fee in the deposit's currency. */
export function offersOf(deposit: Deposit): Offer[] {
  const paid = toMajor(deposit.minor, deposit.currency);
  return PROVIDERS.map(({ id, provider, feeShare, spread }) => {
    const fee = toMajor(roundToMinor(paid * feeShare, deposit.currency), deposit.currency);
    const rate = Number((convert(1, 'USDT', deposit.currency) * spread).toFixed(8));
    return {
      id,
      provider,
      amount: Number(((paid - fee) / rate).toFixed(2)),
      currency: 'USDT',
      rate,
      fee,
      iconId: id,
    };
  });
}

export const FIRST_OFFER = PROVIDERS[0].id;

export function isOfferId(id: string): boolean {
  return PROVIDERS.some(one => one.id === id);
}
