import type { PaymentMethod } from '../../../api/contract/method';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { keyOf } from '../../../methods/families/fieldModels';
import type { Cashier } from '../../../state/Cashier';
import type { FieldTexts } from '../../shared/form/useFieldValidation';

interface TypedBefore {
  values: FieldTexts;
  /** The player has come back to the very page; else the method was chosen anew. */
  isSamePage: boolean;
}

/**
 * What was typed into this method's form before the player went elsewhere, unless the deposit is another one now. Who
 * begins anew leaves behind what a deposit has asked for besides.
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
 * The fields as they were left; what the player cannot change, or may not choose any more, is the server's. A card's
 * number and code do not outlive their page: whoever chooses the method later may be somebody else.
 */
export const withTyped = (models: FieldModel[], { values, isSamePage }: TypedBefore): FieldModel[] =>
  models.map(model => {
    const text = values[model.key];
    const isOpen = !(model.isHidden || model.isDisabled);
    const isOffered = model.options.length === 0 || model.options.some(({ value }) => value === text);
    const isKept = isSamePage || !(model.isSecret || model.isCardNumber);
    return text !== undefined && isOpen && isOffered && isKept ? { ...model, initial: text } : model;
  });
