import { checkAnswer } from '../../../api/checkAnswer';
import {
  type DepositAnswer,
  type DepositApiResponse,
  DepositApiResponseStruct,
} from '../../../api/contract/deposit';
import { CashierError } from '../../../api/errors';
import { depositCreate } from '../../../api/operations/deposit';
import { isRecord } from '../../../lib/isRecord';
import { DEPOSIT_DATA_NULL } from '../../../spec/messages';

/**
 * Checks the answer to a creating call (DEP-14): an empty one, which has nothing that the contract knows, has an error
 * message of its own.
 */
export function readDepositAnswer({ apiResponse }: DepositAnswer, reference: string): DepositApiResponse {
  const checked = checkAnswer(apiResponse, DepositApiResponseStruct);
  if (Object.values(Object(checked.ok ? checked.value : apiResponse)).every(isNothing))
    throw new CashierError(DEPOSIT_DATA_NULL, { kind: 'schema', reference });
  if (!checked.ok)
    throw new CashierError(`${depositCreate.path}: ${checked.problem}`, { kind: 'schema', reference });
  return checked.value;
}

/** An object with nothing in it is as good as an absent one. */
const isNothing = (part: unknown): boolean =>
  part === undefined || (isRecord(part) && Object.values(part).every(isNothing));
