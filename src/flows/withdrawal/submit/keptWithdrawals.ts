import type { WithdrawalPayload } from '../../../api/contract/withdrawal';
import { type KeptRequests, keptRequests } from '../../shared/keptRequests';

/** What the host is told if the withdrawal is found later. */
export type Facts = Pick<WithdrawalPayload, 'paymentMethod' | 'amount' | 'currency'>;

function readFacts({ paymentMethod, amount, currency }: Partial<Record<keyof Facts, unknown>>): Facts | null {
  return typeof paymentMethod === 'string' && typeof amount === 'number' && typeof currency === 'string'
    ? { paymentMethod, amount, currency }
    : null;
}

/** Withdrawals whose outcome is not known: of what was typed only the amount is stored. */
export const keptWithdrawals: KeptRequests<Facts> = keptRequests('withdrawal.2', readFacts);
