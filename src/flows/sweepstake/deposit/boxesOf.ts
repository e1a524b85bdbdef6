import { proxy } from 'valtio/vanilla';
import type { CoinPackage } from '../../../domain/sweepstake/CoinPackage';
import type { Cashier } from '../../../state/Cashier';

interface BoxesState {
  status: 'idle' | 'ready';
  list: CoinPackage[];
}

/** The coin packages of this widget, made when the sweepstake variant is first opened. */
export const boxesOf = ({ resource }: Pick<Cashier, 'resource'>): BoxesState =>
  resource('boxes', () => proxy<BoxesState>({ status: 'idle', list: [] }));
