import { depositForm } from '../../flows/deposit/depositForm';
import { lazyScreen } from '../../lib/lazyScreen';
import type { MethodKind } from '../../state/MethodKind';

const offers = lazyScreen(() => import('./OfferListScreen'), 'OfferListScreen');

/** Buying crypto with a card: a form, the offers of several sellers, then the seller's page (ONR-01). */
export const onrampKind: MethodKind = {
  name: 'onramp',
  cardViewTypes: ['onramp'],
  path: '/deposit/onramp',
  nextRoute: '/deposit/onramp/offer-list',
  // The window opens on the click that accepts an offer, not on the submit.
  opensPopUp: false,
  routes: [
    { path: '/deposit/onramp', screen: depositForm, title: 'method', back: '/deposit', guard: 'method' },
    {
      path: '/deposit/onramp/offer-list',
      screen: offers,
      title: 'title.offers',
      back: '/deposit',
      guard: 'region',
    },
  ],
};
