import { type ReactElement, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Offer } from '../../api/contract/deposit';
import { isPaymentSeen } from '../../domain/transaction/isPaymentSeen';
import { useCashier } from '../../state/CashierContext';
import { NoOffers } from './NoOffers';
import { OfferChoice } from './OfferChoice';

/**
 * `/deposit/onramp/offer-list`: what the sellers offer for the amount of the deposit that was just made. News of it,
 * whichever they are, are told on complete.
 */
export function OfferListScreen(): ReactElement | null {
  const { transaction, router } = useCashier();
  const made = useSnapshot(transaction);
  const { answer } = made;
  const offers = (answer?.data?.paymentMethodOffers ?? []) as readonly Offer[];
  const hasNews = offers.length > 0 && isPaymentSeen(made);

  useEffect(() => {
    if (hasNews) router.navigate('/deposit/complete', { isFinal: true });
  }, [hasNews, router]);

  if (hasNews) return null;
  return offers.length > 0 ? <OfferChoice offers={offers} /> : <NoOffers />;
}
