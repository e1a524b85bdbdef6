import type { PaymentMethod } from '../api/contract/method';
import { isRecord } from '../lib/isRecord';

export type EarlyMethod = Pick<
  PaymentMethod,
  'name' | 'category' | 'text' | 'amount_rules' | 'position' | 'isPopular' | 'isDisabled' | 'disabledReason'
>;

/**
 * The methods of an answer in which nothing is out of the ordinary, else `null`: then the list waits for the app, which
 * checks each method by the contract, leaves broken ones out and says so.
 */
export function readEarlyMethods(answer: unknown, currency: string): EarlyMethod[] | null {
  if (!isRecord(answer) || answer['isDirectGeo'] || !Array.isArray(answer['methods'])) return null;
  const { methods } = answer;
  if (!methods.every(isOrdinary)) return null;
  const usable = methods.filter(method => method.currency.includes(currency));
  const isDistinct = new Set(usable.map(({ name }) => name)).size === usable.length;
  return usable.length > 0 && isDistinct ? usable : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCode = (value: unknown): boolean => isText(value) && value === value.toUpperCase();
const isMaybe = (type: string, value: unknown): boolean =>
  value === undefined || value === null || typeof value === type;

function isOrdinary(method: unknown): method is EarlyMethod & { currency: string[] } {
  if (!isRecord(method)) return false;
  const { name, category, currency, text, amount_rules, fields, position } = method;
  return (
    isText(name) &&
    isText(category) &&
    Array.isArray(currency) &&
    currency.every(isCode) &&
    isRecord(text) &&
    Object.values(text).every(isText) &&
    isRecord(amount_rules) &&
    Object.values(amount_rules).every(isRule) &&
    Array.isArray(fields) &&
    fields.every(field => isRecord(field) && isText(field['name'])) &&
    typeof position === 'number' &&
    isMaybe('boolean', method['isPopular']) &&
    isMaybe('boolean', method['isDisabled']) &&
    isMaybe('string', method['disabledReason'])
  );
}

const isRule = (rule: unknown): boolean =>
  isRecord(rule) &&
  typeof rule['min'] === 'number' &&
  typeof rule['max'] === 'number' &&
  isMaybe('number', rule['minNonRus']);
