import type { FormField, UnifiedFlow } from '../../../api/contract/form';
import { CashierError } from '../../../api/errors';
import type { Sum } from '../../../domain/money/Sum';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import { reportStepFailure } from '../../shared/failure/reportFailure';
import { depositCurrency } from './depositPayload';
import { mergeFields } from './mergeFields';
import { areAskedAgain, tellRefused } from './stepAgain';

interface Asked {
  depositId: string | null;
  requestId: string;
  fields?: readonly FormField[] | undefined;
  /** The further form of this deposit on screen, if it is one. */
  flow?: Pick<UnifiedFlow, 'fields'> | null | undefined;
}

/** The sums of the deposits that have asked for fields: the amount in their form may have been changed since. */
export const askedSums = ({ resource }: Pick<Cashier, 'resource'>): Map<string, Sum> =>
  resource('asked-sums', () => new Map<string, Sum>());

export const noneNamed = (reference: string): CashierError =>
  new CashierError('fields are required, and none is named', { kind: 'schema', reference });

export function rememberSum(cashier: Cashier, intent: DepositIntent, reference: string): void {
  askedSums(cashier).set(reference, { amount: intent.amount, currency: depositCurrency(cashier, intent) });
}

/**
 * Adds a round of fields that the server asks for to those of the earlier rounds (DEP-03). If it names none, that is
 * reported, as the submit button would otherwise seem to do nothing; if it names those on screen, the player is told.
 */
export function addAskedFields(
  cashier: Cashier,
  intent: DepositIntent,
  { depositId, requestId, fields = [], flow }: Asked,
): void {
  const { deposit } = cashier;
  const reference = depositId ?? requestId;
  rememberSum(cashier, intent, reference);
  if (areAskedAgain(fields, mergeFields(flow?.fields ?? [], deposit.extraFields)))
    tellRefused(cashier, reference);
  Object.assign(deposit, {
    depositId,
    earlierFields: deposit.extraFields,
    extraFields: mergeFields(deposit.extraFields, fields),
    // What the method has refused before was another deposit.
    refused: deposit.refused.filter(name => name !== intent.method.name),
  });
  if (fields.length === 0) reportStepFailure(cashier, noneNamed(reference));
}

/** Replaces the fields of the last round (FORM-01); those of earlier rounds stay. */
export function replaceAskedFields(
  { deposit }: Pick<Cashier, 'deposit'>,
  { fields = [] }: Pick<Asked, 'fields'>,
): void {
  deposit.extraFields = mergeFields(deposit.earlierFields, fields);
}
