import type { PlainMessageId } from '#generated/messages';
import { ownValue } from '../../../lib/ownValue';
import type { Cashier } from '../../../state/Cashier';
import { addNotification } from '../../../state/createNotificationsState';
import type { WithdrawalDraft } from '../../../state/createWithdrawalState';
import { asFailure, failureText, isGivenUp, tellFailure } from '../../shared/failure/reportFailure';
import { isAtConfirm } from './confirmStep';

/** Refusals of a withdrawal that the player can do something about. */
const REFUSALS: Readonly<Record<string, PlainMessageId>> = {
  'banking.insufficientFunds': 'withdrawal.refused.balance',
  'banking.amountLimits': 'withdrawal.refused.limits',
  'banking.accountTypeUnknown': 'withdrawal.refused.account',
  'banking.notRedeemable': 'sweep.refused.notPlayed',
  'banking.methodUnknown': 'withdrawal.refused.method',
  'banking.methodDisabled': 'withdrawal.refused.method',
};

/**
 * Handles a refused create call: nothing was made, and what was typed is kept. The reason is shown on the
 * confirm screen until the next try; in the snackbar if the player has gone elsewhere or is confirming
 * another withdrawal.
 */
export function reportRefusal(cashier: Cashier, draft: WithdrawalDraft, failure: unknown): void {
  const { withdrawal, notifications, translator, handle } = cashier;
  const error = asFailure(failure);
  if (isGivenUp(cashier, error)) return;
  const known = ownValue(REFUSALS, error.code ?? '');
  const text = () => (known ? translator.t(known) : failureText(cashier, error));
  const { reference } = error;
  const isOfToken = error.status === 401 && !handle.isTokenRenewed();
  if (withdrawal.draft === draft && isAtConfirm(cashier)) withdrawal.refusal = { text, reference, isOfToken };
  else addNotification(notifications, { content: text(), reference });
  tellFailure(cashier, error, text());
}
