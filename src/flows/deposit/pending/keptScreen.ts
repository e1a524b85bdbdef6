import { boolean, type Describe, number, string, type, union } from 'superstruct';
import { checkAnswer } from '../../../api/checkAnswer';
import { type DepositApiResponse, DepositApiResponseStruct } from '../../../api/contract/deposit';
import { isCardNumber } from '../../../domain/card/isCardNumber';
import type { CoinPackage } from '../../../domain/sweepstake/CoinPackage';
import type { TransactionState } from '../../../state/createTransactionState';
import type { PendingDeposit } from './pendingList';

/** Characters of JSON: a picture inside the data would fill the storage. */
const LONGEST_ANSWER = 20_000;

/**
 * The part of an answer that may be stored: never a card, encrypted or not, and no answer with a payment
 * page's address, which may open somebody's session.
 */
export function keptScreen({
  answer,
  path,
}: Pick<TransactionState, 'answer' | 'path'>): Pick<PendingDeposit, 'answer' | 'path'> {
  if (!answer?.data || !path || answer.data.card || answer.source) return {};
  if (answer.data.requisites?.some(({ value }) => isCardNumber(value))) return {};
  const { pageId, pageKind, data } = answer;
  const kept = { data, ...(pageId && { pageId }), ...(pageKind && { pageKind }) };
  return JSON.stringify(kept).length > LONGEST_ANSWER ? {} : { answer: kept, path };
}

const CoinPackageStruct: Describe<CoinPackage> = type({
  id: union([string(), number()]),
  price: number(),
  currency: string(),
  gcAmount: number(),
  scAmount: number(),
  isMostChosen: boolean(),
});

/** Reads a stored coin package; `null` if the value is none. */
export function readKeptBox(box: unknown): CoinPackage | null {
  const checked = checkAnswer(box, CoinPackageStruct);
  return checked.ok ? checked.value : null;
}

/** Reads a stored screen back. It is checked: an older version may have written it, or another script. */
export function readKeptScreen({
  answer,
  path,
}: Pick<PendingDeposit, 'answer' | 'path'>): { answer: DepositApiResponse; path: string } | null {
  if (typeof path !== 'string' || !path.startsWith('/deposit/')) return null;
  const checked = checkAnswer(answer, DepositApiResponseStruct);
  return checked.ok ? { answer: checked.value, path } : null;
}
