import type { PaymentMethod } from '../../../api/contract/method';
import type { FieldModel } from '../../../domain/field/FieldModel';
import type { Cashier } from '../../../state/Cashier';
import { keyOf } from '../../shared/fields/fieldModels';
import type { FieldTexts } from '../../shared/form/useFieldValidation';

interface TypedBefore {
  values: FieldTexts;
  /** The player has come back to the same page of the history; otherwise they have chosen the method anew. */
  isSamePage: boolean;
}

/**
 * What was typed into this method's form before the player left it. If another deposit is being continued
 * now, nothing; if a new one is begun, all but the fields that the server had asked for (DEP-03).
 */
export function typedBefore({ deposit, router }: Cashier, { name }: PaymentMethod): TypedBefore {
  const { typed, depositId } = deposit;
  const isSamePage = typed?.pageKey === router.current().key;
  if (typed?.method !== name) return { values: {}, isSamePage };
  if (typed.depositId === depositId) return { values: typed.values, isSamePage };
  const asked = new Set(typed.extraFields.map(field => keyOf(field.name)));
  const own = depositId === null ? Object.entries(typed.values).filter(([key]) => !asked.has(key)) : [];
  return { values: Object.fromEntries(own), isSamePage };
}

/**
 * Fills the fields with what was typed before. A field that the player cannot change, and a choice that is no
 * longer offered, keep the server's value. A card's number and code are restored only on the same page:
 * whoever chooses the method later may be somebody else.
 */
export const withTyped = (models: FieldModel[], { values, isSamePage }: TypedBefore): FieldModel[] =>
  models.map(model => {
    const text = values[model.key];
    const isOpen = !(model.isHidden || model.isDisabled);
    const isOffered = model.options.length === 0 || model.options.some(({ value }) => value === text);
    const isKept = isSamePage || !(model.isSecret || model.isCardNumber);
    return text !== undefined && isOpen && isOffered && isKept ? { ...model, initial: text } : model;
  });
