import { isPlainMethod } from '../api/contract/isPlainMethod';
import type { PaymentMethod } from '../api/contract/method';
import { isRecord } from '../lib/isRecord';

export type EarlyMethod = Pick<
  PaymentMethod,
  'name' | 'category' | 'text' | 'amount_rules' | 'position' | 'isPopular' | 'isDisabled' | 'disabledReason'
>;

/**
 * The methods of an answer that has nothing out of the ordinary, else `null`: then the list waits for the
 * app, which checks each method by the contract, leaves broken ones out and reports them.
 */
export function readEarlyMethods(answer: unknown, currency: string): EarlyMethod[] | null {
  if (!isRecord(answer) || answer['isDirectGeo'] || !Array.isArray(answer['methods'])) return null;
  const { methods } = answer;
  if (!methods.every(isPlainMethod)) return null;
  const usable = methods.filter(method => method.currency.includes(currency));
  const isDistinct = new Set(usable.map(({ name }) => name)).size === usable.length;
  return usable.length > 0 && isDistinct ? usable : null;
}
