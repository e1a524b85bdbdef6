import type { Cashier } from '../../state/Cashier';
import { createP2PState, type P2PState } from '../../state/createP2PState';

/** The widget's own, made when a P2P method is first opened. */
export const p2pOf = ({ resource }: Pick<Cashier, 'resource'>): P2PState =>
  resource('p2p', () => ({ state: createP2PState(), dispose: () => {} })).state;
