import type { FormField, UnifiedFlow } from '../../../api/contract/form';
import { isSameValue } from '../../../lib/isSameValue';
import type { Cashier } from '../../../state/Cashier';
import type { DepositIntent } from '../../../state/DepositIntent';
import type { TypedTexts } from '../../../state/TypedForms';
import { tellPlayer } from '../../shared/failure/tellPlayer';
import { keyOf } from '../../shared/fields/fieldModels';
import { mergeFields } from './mergeFields';

/** Whether each field is one of `known` as it was, whatever value it comes with. */
export const areAskedAgain = (fields: readonly FormField[], known: readonly FormField[]): boolean =>
  fields.length > 0 &&
  fields.every(field => known.some(other => isSameValue({ ...field, value: '' }, { ...other, value: '' })));

/** A form that comes again, with nothing new on it, is how some banks refuse what was typed. */
export const tellRefused = (cashier: Cashier, reference: string): void =>
  tellPlayer(cashier, cashier.translator.t('common.errors.422'), reference, { isOfScreen: true });

/**
 * What the next form of a deposit has in common with the one that was sent. `values`: what was typed into fields of
 * the same name and type, by key, without secrets.
 */
export interface StepAgain {
  values: TypedTexts;
  isUnchanged: boolean;
}

/** `null` where no further form was sent, or none comes. Ask before the deposit is started anew. */
export function stepAgain(
  { deposit, transaction }: Cashier,
  { method, depositId }: DepositIntent,
  { sent, next }: { sent: UnifiedFlow | null | undefined; next: UnifiedFlow | null | undefined },
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
  return {
    values: Object.fromEntries(kept.map(key => [key, typed.values[key]])),
    isUnchanged:
      sent.title === next.title && sent.description === next.description && areAskedAgain(next.fields, known),
  };
}

/** Keeps what was typed for the next form (FORM-13). Call it once the deposit is started anew. */
export function keepForNext({ deposit, transaction }: Cashier, { values }: StepAgain): void {
  const { paymentMethod, depositId, requestId } = transaction;
  deposit.typed.forms.set(paymentMethod, {
    values,
    depositId: depositId ?? requestId,
    asked: Object.keys(values),
  });
}
