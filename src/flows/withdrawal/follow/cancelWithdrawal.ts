import type { PlainMessageId } from '#generated/messages';
import { isCashierError } from '../../../api/errors';
import { withdrawalCancel } from '../../../api/operations/withdrawal';
import { mapWithdrawalStatus } from '../../../domain/transaction/withdrawalStatus';
import { WITHDRAWAL_CODES, type WithdrawalStatus } from '../../../spec/withdrawal';
import { receiveWithdrawal } from '../../../state/applyWithdrawal';
import type { Cashier } from '../../../state/Cashier';
import { reportStepFailure, reportToHost } from '../../shared/failure/reportFailure';
import { tellPlayer } from '../../shared/failure/tellPlayer';
import { createStay } from '../../shared/navigation/createStay';
import { askNews } from './askStatus';

/** What a player who wants to cancel a withdrawal reads once it has ended. */
export const ENDED_TEXTS: Readonly<Partial<Record<WithdrawalStatus, PlainMessageId>>> = {
  processed: 'withdrawal.cancel.tooLate',
  mistaked: 'withdrawal.status.mistaked.title',
  canceled: 'withdrawal.status.canceled.title',
};

/**
 * Asks the server to cancel a withdrawal. Doing it twice has the same effect; without an answer, the status
 * says what became of it. Resolves when that is known or has failed.
 */
export async function cancelWithdrawal(cashier: Cashier, withdrawalId: string): Promise<void> {
  const { client } = cashier;
  const { signal, end } = createStay(cashier);
  try {
    const { status } = await client.call(
      withdrawalCancel,
      { withdrawalId },
      { signal, reference: withdrawalId },
    );
    if (mapWithdrawalStatus(status) === 'canceled')
      receiveWithdrawal(cashier.withdrawal, { withdrawalId, status });
    else await askWhatBecame(cashier, withdrawalId, signal);
  } catch (error) {
    await askWhatBecame(cashier, withdrawalId, signal, error);
  } finally {
    end();
  }
}

/** The server has not said that it is cancelled: asks for its status, and tells the player if it is not. */
async function askWhatBecame(
  cashier: Cashier,
  withdrawalId: string,
  signal: AbortSignal,
  error?: unknown,
): Promise<void> {
  const { translator, withdrawal } = cashier;
  const code = isCashierError(error) ? error.code : undefined;
  const tell = (id: PlainMessageId) => tellPlayer(cashier, translator.t(id), withdrawalId, { code });
  // Another player may have come.
  const answer = signal.aborted ? null : await askNews(cashier, withdrawalId, signal);
  if (signal.aborted) return;
  if (answer) receiveWithdrawal(withdrawal, answer);
  const status = answer && mapWithdrawalStatus(answer.status);
  // Its row or its own screen says so.
  if (status === 'canceled') {
    if (error !== undefined) reportToHost(cashier, error);
    return;
  }
  const isRefused = code === WITHDRAWAL_CODES.withdrawalSent;
  for (const one of [withdrawal.current, ...withdrawal.pending])
    if (isRefused && one.withdrawalId === withdrawalId) one.isCancellable = false;
  const ended = status && ENDED_TEXTS[status];
  // The status decides before the error's code: a bank may refuse with this one code whatever has ended.
  if (ended) tell(ended);
  else if (isRefused) tell('withdrawal.cancel.tooLate');
  else if (error !== undefined) reportStepFailure(cashier, error);
  else tell('withdrawal.status.stillWaiting.title');
}
