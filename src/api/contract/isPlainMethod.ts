import { upperCode } from '../../domain/money/currency';
import { isRecord } from '../../lib/isRecord';
import type { PaymentMethod } from './method';

type Check = (value: unknown) => boolean;

const isText: Check = value => typeof value === 'string';
const isCode: Check = value => typeof value === 'string' && value === upperCode(value);
const isNumber: Check = value => typeof value === 'number' && !Number.isNaN(value);
const isFlag: Check = value => typeof value === 'boolean';
const isAbsent: Check = value => value === undefined || value === null;
const isListOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check);
const isRecordOf =
  (check: Check, isKey: Check = isText): Check =>
  value =>
    isRecord(value) && Object.values(value).every(check) && Object.keys(value).every(isKey);
const hasFields = (needed: Record<string, Check>, optional: Record<string, Check> = {}): Check => {
  // Own names only: the host's page may have added some to Object.prototype.
  const all = Object.entries(needed);
  const some = Object.entries(optional);
  return value =>
    isRecord(value) &&
    all.every(([name, check]) => check(value[name])) &&
    some.every(([name, check]) => isAbsent(value[name]) || check(value[name]));
};

const isRule = hasFields({ min: isNumber, max: isNumber }, { minNonRus: isNumber });
const isField = hasFields(
  { name: isText },
  {
    category: isText,
    mask: isText,
    regex: isText,
    regex_error_key: isText,
    placeholder_key: isText,
    type: isText,
    values: isListOf(hasFields({ value: isText, text: isText })),
  },
);
/**
 * Whether a method, after dropNulls, fits the contract exactly as it is, with nothing to coerce. Much faster
 * than PaymentMethodStruct, which judges the others and says what is wrong.
 */
export const isPlainMethod = hasFields(
  {
    name: isText,
    category: isText,
    currency: isListOf(isCode),
    text: isRecordOf(isText),
    amount_rules: isRecordOf(isRule, isCode),
    fields: isListOf(isField),
    position: isNumber,
  },
  {
    cardViewType: value => isNumber(value) || isText(value),
    checkLuhn: isFlag,
    isPopular: isFlag,
    isPreparationRequired: isFlag,
    iconIds: isListOf(isText),
    video_guide_url: isRecordOf(hasFields({}, { redesign: isText })),
    isDisabled: isFlag,
    disabledReason: isText,
    accountTypes: isListOf(isText),
  },
) as (value: unknown) => value is PaymentMethod;
