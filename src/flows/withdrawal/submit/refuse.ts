import type { MessageId } from '#generated/messages';
import { isCashierError } from '../../../api/errors';
import type { Cashier } from '../../../state/Cashier';
import { asFailure, failureText, tellFailure } from '../../shared/failure/reportFailure';

/** Refusals of a withdrawal that the player can do something about. */
const REFUSALS: Readonly<Record<string, MessageId>> = {
  'banking.insufficientFunds': 'withdrawal.refused.balance',
  'banking.amountLimits': 'withdrawal.refused.limits',
  'banking.accountTypeUnknown': 'withdrawal.refused.account',
  'banking.notRedeemable': 'sweep.refused.notPlayed',
  'banking.methodUnknown': 'withdrawal.refused.method',
  'banking.methodDisabled': 'withdrawal.refused.method',
};

/**
 * The create call was refused: nothing was made. The reason stands on the confirm screen until the next try; what was
 * typed is kept.
 */
export function refuse(cashier: Cashier, failure: unknown): void {
  const { withdrawal, translator, handle, signal } = cashier;
  const error = asFailure(failure);
  if (signal.aborted || error.kind === 'aborted') return;
  const code = isCashierError(error) ? (error.code ?? '') : '';
  const known = Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined;
  const text = known ? translator.t(known as 'withdrawal.refused.balance') : failureText(cashier, error);
  const isOfToken = error.status === 401 && !handle.isTokenRenewed();
  withdrawal.refusal = { text, reference: error.reference, isOfToken };
  tellFailure(cashier, error, text);
}
