import { isExpiryValid } from '../../../domain/card/isExpiryValid';
import { checkFieldValue, type PatternCheck } from '../../../domain/field/checkFieldValue';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { isRealDate } from '../../../domain/field/isRealDate';
import { hasEmptyPlace } from '../../../domain/field/maskStops';
import { fieldCandidates } from './fieldCandidates';

export type FieldProblemCode = 'required' | 'regex' | 'luhn' | 'date' | 'expiry';

interface FieldReading {
  /** The value to send. */
  value: string;
  problem: { code: FieldProblemCode; message: string } | null;
}

/**
 * Reads one field as typed (FORM-04): the value to send, and what is wrong with it. A field that the player
 * cannot change is sent as the server gave it, and never reported as wrong.
 */
export function readField(model: FieldModel, text: string, check: PatternCheck): FieldReading {
  if (model.isHidden || model.isDisabled) return { value: model.initial, problem: null };
  const candidates = fieldCandidates(model, text);
  const [first = ''] = candidates;
  if (first === '') {
    return { value: '', problem: model.isRequired ? { code: 'required', message: '' } : null };
  }
  const { rules, checkLuhn } = model;
  const read = (value: string) => ({ value, problem: checkFieldValue({ value, rules, checkLuhn, check }) });
  const fitting = candidates.map(read).find(({ problem }) => problem === null);
  if (!fitting) return read(first);
  const { value } = fitting;
  if (hasEmptyPlace(model, text)) return { value, problem: { code: 'regex', message: '' } };
  if (model.isExpiry && !isExpiryValid(value)) return { value, problem: { code: 'expiry', message: '' } };
  if (model.isDate && !isRealDate(value)) return { value, problem: { code: 'date', message: '' } };
  return fitting;
}
