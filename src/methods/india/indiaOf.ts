import { proxy } from 'valtio/vanilla';
import type { PreparedDeposit } from '../../api/contract/india';
import type { Cashier } from '../../state/Cashier';
import type { DepositIntent } from '../../state/DepositIntent';

/** The invoice that was prepared last, with what the player typed before (IND-01). */
export interface IndiaState {
  invoice: { prepared: PreparedDeposit; intent: DepositIntent } | null;
}

export const indiaOf = ({ resource }: Pick<Cashier, 'resource'>): IndiaState =>
  resource('india', () => proxy<IndiaState>({ invoice: null }));
