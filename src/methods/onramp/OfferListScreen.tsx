import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { isPaymentSeen } from '../../domain/transaction/isPaymentSeen';
import { useLeaveWhenSettled } from '../../flows/deposit/pages/useLeaveWhenSettled';
import { useCashier } from '../../state/CashierContext';
import { NoOffers } from './NoOffers';
import { OfferChoice } from './OfferChoice';

/**
 * `/deposit/onramp/offer-list`: what the sellers offer for the amount of a deposit that is made. News of it are told on
 * complete, also of one that is opened again and was paid meanwhile.
 */
export function OfferListScreen(): ReactElement | null {
  const made = useSnapshot(useCashier().transaction);
  const offers = made.answer?.data?.paymentMethodOffers ?? [];
  useLeaveWhenSettled();
  if (isPaymentSeen(made)) return null;
  return offers.length > 0 ? <OfferChoice offers={offers} /> : <NoOffers />;
}
