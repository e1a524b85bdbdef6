import type { MethodKind } from '../state/MethodKind';
import { bankTransferKind } from './bank-transfer/bankTransferKind';
import { cardKind } from './card/cardKind';
import { cardMultipleKind } from './card-multiple/cardMultipleKind';
import { cardWalletKind } from './card-wallet/cardWalletKind';
import { cashKind } from './cash/cashKind';
import { cryptoKind } from './crypto/cryptoKind';
import { eMoneyKind } from './e-money/eMoneyKind';
import { eazypeKind } from './eazype/eazypeKind';
import { hostToHostKind } from './host-to-host/hostToHostKind';
import { indiaKind } from './india/indiaKind';
import { onrampKind } from './onramp/onrampKind';
import { p2pKind } from './p2p/p2pKind';
import { pixKind } from './pix/pixKind';
import { redirectKind } from './redirect/redirectKind';
import { virtualKind } from './virtual/virtualKind';

/** Every kind of method. The redirect kind takes the methods that no other claims. */
export const METHOD_KINDS: readonly MethodKind[] = [
  cardKind,
  pixKind,
  eazypeKind,
  cardWalletKind,
  cardMultipleKind,
  virtualKind,
  eMoneyKind,
  cryptoKind,
  indiaKind,
  onrampKind,
  p2pKind,
  hostToHostKind,
  bankTransferKind,
  cashKind,
  redirectKind,
];
