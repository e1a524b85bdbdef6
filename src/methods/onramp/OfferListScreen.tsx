import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { Offer } from '../../api/contract/deposit';
import { useCashier } from '../../state/CashierContext';
import { NoOffers } from './NoOffers';
import { OfferChoice } from './OfferChoice';

/** `/deposit/onramp/offer-list`: what the sellers offer for the amount of the deposit that was just made. */
export function OfferListScreen(): ReactElement {
  const { transaction } = useCashier();
  const { answer, status } = useSnapshot(transaction);
  const offers = (answer?.data?.paymentMethodOffers ?? []) as readonly Offer[];
  return offers.length > 0 && status === 'waiting' ? <OfferChoice offers={offers} /> : <NoOffers />;
}
