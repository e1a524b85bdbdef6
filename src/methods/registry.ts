import type { MethodKind } from '../state/MethodKind';
import { cardKind } from './card/cardKind';
import { eMoneyKind } from './e-money/eMoneyKind';
import { redirectKind } from './redirect/redirectKind';
import { virtualKind } from './virtual/virtualKind';

/** Every kind of method. The last one takes what no other claims. */
export const METHOD_KINDS: readonly MethodKind[] = [cardKind, virtualKind, eMoneyKind, redirectKind];
