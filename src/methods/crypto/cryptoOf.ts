import { proxy } from 'valtio/vanilla';
import type { Cashier } from '../../state/Cashier';
import type { TransactionState } from '../../state/createTransactionState';

/**
 * What this widget remembers of crypto deposits, so that a player who leaves a screen and returns is not
 * asked twice.
 */
interface CryptoState {
  /** The key of the network that is chosen in the form. */
  chosen: string | null;
  /** `gateId` of the deposit whose network warning was confirmed, and of the one whose memo was copied or noted. */
  warnedId: string | null;
  taggedId: string | null;
  /** When a transfer was first seen: epoch ms. */
  seen: { depositId: string; at: number } | null;
}

const createCryptoState = (): CryptoState =>
  proxy({ chosen: null, warnedId: null, taggedId: null, seen: null });

/** The widget's own state, created when crypto is first opened. */
export const cryptoOf = ({ resource }: Pick<Cashier, 'resource'>): CryptoState =>
  resource('crypto', createCryptoState);

/** Identifies a deposit, also before the server has given its id. */
export const gateId = ({ requestId, depositId }: Pick<TransactionState, 'requestId' | 'depositId'>): string =>
  requestId ?? depositId ?? '';
