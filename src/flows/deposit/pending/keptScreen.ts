import { boolean, type Describe, number, string, type, union } from 'superstruct';
import { checkAnswer } from '../../../api/checkAnswer';
import { type DepositApiResponse, DepositApiResponseStruct } from '../../../api/contract/deposit';
import { isCardNumber } from '../../../domain/card/isCardNumber';
import type { CoinPackage } from '../../../domain/sweepstake/CoinPackage';
import type { TransactionState } from '../../../state/createTransactionState';
import type { PendingDeposit } from './pendingList';

/** A picture in data would fill the storage. */
const LONGEST_ANSWER = 20_000;

/**
 * What of an answer may be stored: never a card, sealed or not, and no address of a payment page, as it may open
 * somebody's session.
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

/** The coin package as it was kept, or `null` where that is none. */
export function readKeptBox(box: unknown): CoinPackage | null {
  const checked = checkAnswer(box, CoinPackageStruct);
  return checked.ok ? checked.value : null;
}

/** The other way: what was stored may be of another time, or somebody else's writing. */
export function readKeptScreen({
  answer,
  path,
}: Pick<PendingDeposit, 'answer' | 'path'>): { answer: DepositApiResponse; path: string } | null {
  if (typeof path !== 'string' || !path.startsWith('/deposit/')) return null;
  const checked = checkAnswer(answer, DepositApiResponseStruct);
  return checked.ok ? { answer: checked.value, path } : null;
}
