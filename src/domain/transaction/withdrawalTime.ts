import { ownValue } from '../../lib/ownValue';
import { CRYPTO_CATEGORY } from '../../spec/paymentGroups';
import { cardViewTypeOf, type WithCardViewType } from '../method/cardViewType';

export type WithdrawalTime = 'minutes' | 'hours' | 'days';

const TIME_OF_CATEGORY: Readonly<Record<string, WithdrawalTime>> = {
  [CRYPTO_CATEGORY]: 'minutes',
  'e-money': 'hours',
  cash_methods: 'hours',
  card_method: 'days',
  bank_transfer: 'days',
};

/** How long the money usually takes to arrive once it is sent: by category, as servers do not say. */
export function withdrawalTime(method: { category: string } & WithCardViewType): WithdrawalTime {
  const known = ownValue(TIME_OF_CATEGORY, method.category);
  return known ?? (cardViewTypeOf(method) === 'cash' ? 'hours' : 'days');
}
