import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { isPaymentSeen } from '../../domain/transaction/isPaymentSeen';
import { useLeaveWhenSeen } from '../../flows/deposit/pages/useLeaveWhenSeen';
import { useCashier } from '../../state/CashierContext';
import { NoOffers } from './NoOffers';
import { OfferChoice } from './OfferChoice';

/**
 * `/deposit/onramp/offer-list`: the sellers' offers for a deposit that is created. Once the payment is seen
 * the player moves to complete, also if the deposit was paid before it was reopened.
 */
export function OfferListScreen(): ReactElement | null {
  const made = useSnapshot(useCashier().transaction);
  const offers = made.answer?.data?.paymentMethodOffers ?? [];
  useLeaveWhenSeen();
  if (isPaymentSeen(made)) return null;
  return offers.length > 0 ? <OfferChoice offers={offers} /> : <NoOffers />;
}
