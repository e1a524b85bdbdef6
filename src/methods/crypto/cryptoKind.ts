import { lazyScreen } from '../../lib/lazyScreen';
import { CRYPTO_CATEGORY } from '../../spec/paymentGroups';
import type { MethodKind } from '../../state/MethodKind';

const crypto = lazyScreen(() => import('./form/CryptoScreen'), 'CryptoScreen');
const address = lazyScreen(() => import('./address/CryptoAddressScreen'), 'CryptoAddressScreen');

/** Crypto: the list of coins, then network and amount for one of them, then the address to send to (CRY-01). */
export const cryptoKind: MethodKind = {
  name: 'crypto',
  categories: [CRYPTO_CATEGORY],
  path: '/deposit/crypto',
  groupPath: '/deposit/crypto',
  nextRoute: '/deposit/crypto/address',
  opensPopUp: false,
  routes: [
    { path: '/deposit/crypto', screen: crypto, title: 'choice', back: '/deposit', guard: 'choice' },
    {
      path: '/deposit/crypto/address',
      screen: address,
      title: 'transaction',
      back: '/deposit',
      guard: 'transaction',
    },
  ],
};
