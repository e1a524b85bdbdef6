import type { FormField, UnifiedFlow } from '../../../api/contract/form';
import { CashierError } from '../../../api/errors';
import type { Sum } from '../../../domain/money/Sum';
import { assign } from '../../../lib/assign';
import { isSameValue } from '../../../lib/isSameValue';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import type { TypedTexts } from '../../../state/TypedForms';
import { reportStepFailure } from '../../shared/failure/reportFailure';
import { tellPlayer } from '../../shared/failure/tellPlayer';
import { keyOf } from '../../shared/fields/fieldModels';
import { depositCurrency } from './depositPayload';
import { startTransaction } from './startTransaction';

/** Adds newly asked fields to the earlier ones (DEP-03), or replaces one of the same name in its place. */
export function mergeFields(before: readonly FormField[], added: readonly FormField[]): FormField[] {
  const named = new Map(added.map(field => [field.name, field]));
  const kept = before.map(field => named.get(field.name) ?? field);
  const known = new Set(before.map(({ name }) => name));
  return [...kept, ...added.filter(({ name }) => !known.has(name))];
}

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
  assign(deposit, {
    depositId,
    earlierFields: deposit.extraFields,
    extraFields: mergeFields(deposit.extraFields, fields),
    // What the method has refused before was another deposit.
    refused: deposit.refused.filter(name => name !== intent.method.name),
  });
  if (fields.length === 0) reportStepFailure(cashier, noneNamed(reference));
}

/** Replaces the fields of the last round (FORM-01); those of earlier rounds stay. Throws if none is named. */
export function replaceAskedFields(
  { deposit }: Pick<Cashier, 'deposit'>,
  { fields = [] }: Pick<Asked, 'fields'>,
  reference: string,
): void {
  if (fields.length === 0) throw noneNamed(reference);
  deposit.extraFields = mergeFields(deposit.earlierFields, fields);
}

/** Whether each field is one of `known` as it was, whatever value it comes with. */
const areAskedAgain = (fields: readonly FormField[], known: readonly FormField[]): boolean =>
  fields.length > 0 &&
  fields.every(field => known.some(other => isSameValue({ ...field, value: '' }, { ...other, value: '' })));

/** A form that comes again, with nothing new on it, is how some banks refuse what was typed. */
export const tellRefused = (cashier: Cashier, reference: string): void =>
  tellPlayer(cashier, cashier.translator.t('common.errors.422'), reference, { isOfScreen: true });

/**
 * What the next form of a deposit has in common with the one that was sent. `values`: what was typed into fields of
 * the same name and type, by key, without secrets.
 */
interface StepAgain {
  values: TypedTexts;
  /** It asks for nothing new. */
  isSame: boolean;
  /** Nor does it say anything new. */
  isUnchanged: boolean;
}

interface Flows {
  sent: UnifiedFlow | null | undefined;
  next: UnifiedFlow | null | undefined;
}

/** `null` where no further form was sent, or none comes. */
function compareSteps(
  { deposit, transaction }: Cashier,
  { method, depositId }: DepositIntent,
  { sent, next }: Flows,
): StepAgain | null {
  const typed = deposit.typed.forms.get(method.name);
  const isOfStep =
    depositId !== undefined && [depositId, transaction.requestId].includes(typed?.depositId ?? null);
  if (!isOfStep || !typed || !sent || !next) return null;
  const known = mergeFields(sent.fields, deposit.extraFields);
  // A choice on which further fields depend is made anew where these are not asked for with it.
  const isWhole = known.every(({ name }) => next.fields.some(field => field.name === name));
  const kept = next.fields
    .filter(({ name, type }) => known.some(other => other.name === name && other.type === type))
    .filter(({ isTriggered }) => isWhole || !isTriggered)
    .map(({ name }) => keyOf(name));
  const isSame = areAskedAgain(next.fields, known);
  return {
    values: Object.fromEntries(kept.map(key => [key, typed.values[key]])),
    isSame,
    isUnchanged: isSame && sent.title === next.title && sent.description === next.description,
  };
}

/** startTransaction, where what was typed into the form that was sent is kept for the next one (FORM-13). */
export function startStep(
  cashier: Cashier,
  intent: DepositIntent,
  ids: Parameters<typeof startTransaction>[2],
  flows: Flows,
): StepAgain | null {
  const again = compareSteps(cashier, intent, flows);
  startTransaction(cashier, intent, ids);
  if (!again) return null;
  const { values } = again;
  const { paymentMethod, depositId, requestId } = cashier.transaction;
  const form = { values, depositId: depositId ?? requestId, asked: Object.keys(values) };
  cashier.deposit.typed.forms.set(paymentMethod, form);
  return again;
}
