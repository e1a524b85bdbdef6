import { proxy } from 'valtio/vanilla';
import type { Card } from '../../api/contract/card';
import type { UnifiedFlow } from '../../api/contract/form';
import type { Cashier } from '../../state/Cashier';

/** What a P2P deposit asks of the player: where to send how much, and until when. */
export interface P2PInvoice {
  depositId: string;
  card: Card | null;
  /** Epoch ms by this device's clock; the next two are infinite where there is no limit. */
  startMs: number;
  deadlineMs: number;
  timeoutMs: number;
  /** What to transfer, in major units. */
  amount: number;
  currency: string;
  /** What the player asked for, where that is another sum. */
  passed: { amount: number; currency: string } | null;
  unifiedFlow: UnifiedFlow | null;
  /** The bank of the card, as its bin says; '' while not known. */
  bank: string;
}

/** A creating call that is under way. */
export interface P2PCreation {
  requestId: string;
  /** The name of the method. */
  paymentMethod: string;
  /** The player has cancelled it meanwhile (P2P-03). */
  isCancelled: boolean;
  /** The server has taken the cancel: whatever becomes of the call, nothing stays open. */
  isReleased: boolean;
}

export interface P2PState {
  invoice: P2PInvoice | null;
  creation: P2PCreation | null;
}

const createP2PState = (): P2PState => proxy({ invoice: null, creation: null });

/** The widget's own, made when a P2P method is first opened. */
export const p2pOf = ({ resource }: Pick<Cashier, 'resource'>): P2PState => resource('p2p', createP2PState);

/** The call that is under way by this method: the forms of others have nothing to do with it. */
export const creationBy = (
  { creation }: Readonly<Pick<P2PState, 'creation'>>,
  method: { readonly name: string } | null,
): P2PCreation | null => (creation?.paymentMethod === method?.name ? creation : null);
