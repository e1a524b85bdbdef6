import type { WithdrawalAnswer } from '../../../api/contract/withdrawal';
import { SECOND_MS } from '../../../spec/timers';
import { applyWithdrawal, type WithdrawalNews } from '../../../state/applyWithdrawal';
import type { Cashier } from '../../../state/Cashier';
import { addNotification } from '../../../state/createNotificationsState';
import type { WithdrawalDraft } from '../../../state/createWithdrawalState';
import { tellCreated } from '../../shared/creation/tellCreated';
import { WITHDRAWAL_VIEWS, withdrawalStage } from '../complete/withdrawalView';
import { keepCode, keepMaybeCode } from '../confirm/keptCodes';
import { goToConfirm, isAtDeposits } from './confirmStep';
import { startWithdrawal } from './startWithdrawal';

/**
 * Leads on from a created withdrawal: to its code if one is asked for, else to its timeline. A player who has gone
 * to the deposits is only told. `isFound`: the answer itself was lost.
 */
export function handleCreatedWithdrawal(
  cashier: Cashier,
  draft: WithdrawalDraft,
  answer: WithdrawalNews & Pick<WithdrawalAnswer, 'confirmation'> & { requestId: string; isFound?: true },
): void {
  const { withdrawal, router, notifications, translator } = cashier;
  const { withdrawalId, requestId, confirmation } = answer;
  const { amount, currency, method } = draft;
  const paymentMethod = method.name;
  startWithdrawal(cashier, draft, { withdrawalId });
  const { current } = withdrawal;
  if (answer.isFound) current.code = keepMaybeCode(cashier, withdrawalId);
  applyWithdrawal(current, answer);
  tellCreated(cashier, { requestId, withdrawalId, paymentMethod, amount, currency });
  if (confirmation) {
    const { length, resendAfter } = confirmation;
    const resendAt = Date.now() + resendAfter * SECOND_MS;
    current.code = { length, resendAfter, resendAt, askedAt: current.status };
    keepCode(cashier, withdrawalId, current.code);
  }
  for (const news of withdrawal.earlyNews.splice(0)) applyWithdrawal(current, news);
  if (isAtDeposits(cashier)) {
    const { kind, title } = WITHDRAWAL_VIEWS[withdrawalStage(current)];
    addNotification(notifications, {
      title: current.methodText,
      content: translator.t(title),
      isNews: kind !== 'failure',
      reference: withdrawalId,
    });
  } else if (current.code && !current.code.isMaybe) goToConfirm(cashier, { isFinal: true });
  else router.navigate('/withdrawal/complete', { isFinal: true });
}
