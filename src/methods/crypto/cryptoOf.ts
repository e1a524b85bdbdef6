import { proxy } from 'valtio/vanilla';
import type { Cashier } from '../../state/Cashier';

/** What this widget remembers of crypto deposits, so that leaving a screen and coming back asks nothing twice. */
export interface CryptoState {
  /** CRY-02: on while selected. */
  isBonusSelected: boolean;
  /** The key of the network that stands chosen in the form. */
  chosen: string | null;
  /** The deposit whose warning was read, and the one whose memo was taken, by `gateId`. */
  warnedId: string | null;
  taggedId: string | null;
  /** When a transfer was first seen: epoch ms. */
  seen: { depositId: string; at: number } | null;
}

const createCryptoState = (): CryptoState =>
  proxy({ isBonusSelected: true, chosen: null, warnedId: null, taggedId: null, seen: null });

/** The widget's own, made when crypto is first opened. */
export const cryptoOf = ({ resource }: Pick<Cashier, 'resource'>): CryptoState =>
  resource('crypto', createCryptoState);
