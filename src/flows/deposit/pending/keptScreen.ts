import { boolean, type Describe, number, string, type, union } from 'superstruct';
import { checkAnswer } from '../../../api/checkAnswer';
import { type DepositApiResponse, DepositApiResponseStruct } from '../../../api/contract/deposit';
import type { FormField } from '../../../api/contract/form';
import { isCardNumber } from '../../../domain/card/isCardNumber';
import type { CoinPackage } from '../../../domain/sweepstake/CoinPackage';
import type { TransactionState } from '../../../state/createTransactionState';
import type { PendingDeposit } from './pendingList';

/** Characters of JSON: a picture inside the data would fill the storage. */
const LONGEST_ANSWER = 20_000;

/** A field without its value, where the player may have typed it: a server says it again with the fields. */
const withoutTyped = ({ value, ...field }: FormField): FormField =>
  value !== undefined && (field.isHidden || field.isDisabled) ? { ...field, value } : field;

/** Pages that say whom to pay: without an answer they say that this is not known here any more. */
const PAYEE_PATH = /^\/deposit\/(host-to-host|redirect\/(instruction|eazype|pix))$/;

/**
 * The part of an answer that may be stored: never a card, encrypted or not, nothing that was typed, and no answer
 * with a payment page's address, which may open somebody's session. Of a page that has said whom to pay its path alone.
 */
export function keptScreen({
  answer,
  path,
}: Pick<TransactionState, 'answer' | 'path'>): Pick<PendingDeposit, 'answer' | 'path'> {
  const none = path && PAYEE_PATH.test(path) ? { path } : {};
  // Paid elsewhere: the page has said nothing of its own.
  if (answer && (answer.source || !answer.data)) return {};
  if (!answer?.data || !path || answer.data.card) return none;
  const { pageId, pageKind, data } = answer;
  const { unifiedFlow } = data;
  const form = unifiedFlow && {
    unifiedFlow: { ...unifiedFlow, fields: unifiedFlow.fields.map(withoutTyped) },
  };
  const kept = { data: { ...data, ...form }, ...(pageId && { pageId }), ...(pageKind && { pageKind }) };
  const text = JSON.stringify(kept);
  return text.length > LONGEST_ANSWER || text.split(/[":,{}[\]]/).some(isCardNumber)
    ? none
    : { answer: kept, path };
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
