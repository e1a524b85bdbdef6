import { proxy } from 'valtio/vanilla';
import type { Card } from '../../api/contract/card';
import type { UnifiedFlow } from '../../api/contract/form';
import type { PendingDeposit } from '../../flows/deposit/pending/pendingList';
import type { Cashier } from '../../state/Cashier';

/** What a P2P deposit asks of the player: where to send how much, and until when. */
export interface P2PInvoice {
  depositId: string;
  card: Card | null;
  /** Epoch ms by this device's clock. */
  startMs: number;
  /** Epoch ms by this device's clock; infinite where there is no limit. */
  deadlineMs: number;
  /** What to transfer, in major units. */
  amount: number;
  currency: string;
  unifiedFlow: UnifiedFlow | null;
  /** The bank of the card, by its bin; '' while not known. */
  bank: string;
}

/** A creating call that is under way. */
export interface P2PCreation {
  requestId: string;
  /** The name of the method. */
  paymentMethod: string;
  /** It sends the fields that its deposit has asked for. */
  isOfAsked: boolean;
  /** The player has cancelled it meanwhile (P2P-03). */
  isCancelled: boolean;
  /** The server has accepted the cancel: whatever the create answers, no deposit stays open. */
  isReleased: boolean;
}

interface P2PState {
  invoice: P2PInvoice | null;
  creation: P2PCreation | null;
  /** The deposit that was made last, which may ask for fields before its time to pay is shown. */
  made: Pick<PendingDeposit, 'depositId' | 'createdAt' | 'created'> | null;
}

const createP2PState = (): P2PState => proxy({ invoice: null, creation: null, made: null });

/** The widget's own state, created when a P2P method is first opened. */
export const p2pOf = ({ resource }: Pick<Cashier, 'resource'>): P2PState => resource('p2p', createP2PState);

/** The creation under way by this method; those of other methods do not concern its form. */
export const creationBy = (
  { creation }: Readonly<Pick<P2PState, 'creation'>>,
  method: { readonly name: string } | null,
): P2PCreation | null => (creation?.paymentMethod === method?.name ? creation : null);
