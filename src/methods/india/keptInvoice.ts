import { checkAnswer } from '../../api/checkAnswer';
import type { DepositApiResponse, DepositData } from '../../api/contract/deposit';
import { type PreparedDeposit, PreparedDepositStruct } from '../../api/contract/india';
import { pendingList } from '../../flows/deposit/pending/pendingList';
import { depositFacts } from '../../flows/deposit/submit/depositPayload';
import type { Cashier } from '../../state/Cashier';
import type { TransactionState } from '../../state/createTransactionState';
import type { DepositIntent } from '../../state/DepositIntent';

export const INVOICE_PATH = '/deposit/india/invoice';

/** The `pageId` that tells a stored invoice from the page of a created deposit. */
const PREPARED_PAGE = 'prepared-invoice';

/**
 * Stores a prepared invoice among the pending deposits: it is paid in another app, and the page may be gone
 * when the player comes back to enter the reference (IND-01). What they typed is not stored. Returns what is.
 */
export function keepInvoice(
  cashier: Cashier,
  { depositId, data }: PreparedDeposit,
  intent: DepositIntent,
): Partial<TransactionState> {
  const { bonusId } = intent;
  const kept = {
    depositId,
    requestId: null,
    ...depositFacts(cashier, intent),
    path: INVOICE_PATH,
    answer: {
      pageId: PREPARED_PAGE,
      data: { ...data, ...(bonusId !== undefined && { bonusId }) } as DepositData,
    },
  };
  pendingList.put(cashier, kept);
  return kept;
}

/** The prepared invoice that was stored as this answer; `null` if it is another answer. */
export function readKeptInvoice(
  { pageId, data }: DepositApiResponse,
  depositId: string | null,
): { prepared: PreparedDeposit; bonusId: string | null | undefined } | null {
  if (pageId !== PREPARED_PAGE) return null;
  const checked = checkAnswer({ depositId, data }, PreparedDepositStruct);
  if (!checked.ok) return null;
  const told: Record<string, unknown> = { ...data };
  const bonusId = told['bonusId'];
  const isKnown = bonusId === null || typeof bonusId === 'string';
  return { prepared: checked.value, bonusId: isKnown ? bonusId : undefined };
}
