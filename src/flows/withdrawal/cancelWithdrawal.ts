import { isCashierError } from '../../api/errors';
import { withdrawalCancel, withdrawalStatus } from '../../api/operations/withdrawal';
import { mapWithdrawalStatus } from '../../domain/withdrawalStatus';
import { WITHDRAWAL_CODES } from '../../spec/withdrawal';
import { receiveWithdrawal, type WithdrawalNews } from '../../state/applyWithdrawal';
import type { Cashier } from '../../state/Cashier';
import { announce } from '../../state/createAnnouncerState';
import { addNotification } from '../../state/createNotificationsState';
import { reportFailure } from '../shared/reportFailure';

/**
 * Asks the server to call a withdrawal back. Doing it twice means the same; where no answer came its status says
 * what became of it. Resolves when it is known or has failed.
 */
export async function cancelWithdrawal(cashier: Cashier, withdrawalId: string): Promise<void> {
  const { client, signal } = cashier;
  try {
    const { status } = await client.call(
      withdrawalCancel,
      { withdrawalId },
      { signal, reference: withdrawalId },
    );
    settle(cashier, { withdrawalId, status });
  } catch (error) {
    const isTooLate = isCashierError(error) && error.code === WITHDRAWAL_CODES.withdrawalSent;
    const answer = await client.call(withdrawalStatus, { withdrawalId }, { signal }).catch(() => null);
    const news = answer && { ...answer, withdrawalId };
    if (signal.aborted) return;
    if (news) receiveWithdrawal(cashier.withdrawal, news);
    if (news && mapWithdrawalStatus(news.status) === 'canceled') {
      settle(cashier, news);
    } else if (isTooLate) {
      const content = cashier.translator.t('withdrawal.cancel.tooLate');
      addNotification(cashier.notifications, { content, reference: withdrawalId });
      cashier.send({ messageType: 'onDisplayError', message: content, reference: withdrawalId });
    } else reportFailure(cashier, error);
  }
}

function settle(cashier: Cashier, news: WithdrawalNews): void {
  receiveWithdrawal(cashier.withdrawal, news);
  announce(cashier.announcer, cashier.translator.t('withdrawal.status.canceled.title'));
}
