import { withdrawalStatus } from '../../../api/operations/withdrawal';
import { receiveWithdrawal, type WithdrawalNews } from '../../../state/applyWithdrawal';
import type { Cashier } from '../../../state/Cashier';
import { isBeingMade } from '../../shared/creation/isBeingMade';
import { rememberKnowing } from '../../shared/creation/isNotMade';
import { closeCode, keptCode } from '../confirm/keptCodes';
import { tellFound } from './tellFound';

/** Asks for the current withdrawal once: by its id, or by the requestId of its creating call. */
export async function askStatus(cashier: Cashier, signal: AbortSignal): Promise<void> {
  const { client, withdrawal } = cashier;
  const { current } = withdrawal;
  const { withdrawalId, requestId, createdAt } = current;
  if (withdrawalId === null && requestId === null) return;
  // The page that is still making it tells its host (DEP-14).
  if (withdrawalId === null && (await isBeingMade(cashier, 'withdrawal', Date.parse(createdAt ?? ''))))
    return;
  const query = withdrawalId !== null ? { withdrawalId } : { requestId: requestId ?? '' };
  const answer = await client.call(withdrawalStatus, query, { signal });
  // Another withdrawal was opened meanwhile.
  if (signal.aborted || current.withdrawalId !== withdrawalId || current.requestId !== requestId) return;
  const id = withdrawalId ?? answer.withdrawalId;
  if (id === undefined) return;
  if (requestId !== null && current.withdrawalId === null) {
    rememberKnowing(cashier, 'withdrawal');
    tellFound(cashier, requestId, { ...current, withdrawalId: id });
  }
  // An answer that names another withdrawal belongs to that one.
  receiveWithdrawal(withdrawal, { ...answer, withdrawalId: answer.withdrawalId ?? id });
  // It was entered elsewhere: the list must not ask for it either.
  if (current.code === null && keptCode(cashier, id)) closeCode(cashier, id);
}

/** What the server says of a withdrawal; `null` if it says nothing, or speaks of another one. */
export async function askNews(
  { client }: Cashier,
  withdrawalId: string,
  signal: AbortSignal,
): Promise<WithdrawalNews | null> {
  const said = await client.call(withdrawalStatus, { withdrawalId }, { signal }).catch(() => null);
  return said && (said.withdrawalId ?? withdrawalId) === withdrawalId ? { ...said, withdrawalId } : null;
}
