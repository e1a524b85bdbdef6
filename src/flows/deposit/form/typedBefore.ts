import type { PaymentMethod } from '../../../api/contract/method';
import type { FieldModel } from '../../../methods/families/FieldModel';
import type { Cashier } from '../../../state/Cashier';
import type { FieldTexts } from '../../shared/form/useFieldValidation';

/** What was typed into this method's form before the player went elsewhere, unless the deposit is another one now. */
export function typedBefore({ deposit }: Pick<Cashier, 'deposit'>, { name }: PaymentMethod): FieldTexts {
  const { typed, depositId } = deposit;
  return typed?.method === name && typed.depositId === depositId ? typed.values : {};
}

/** The fields as they were left; what the player cannot change, or may not choose any more, is the server's. */
export const withTyped = (models: FieldModel[], typed: FieldTexts): FieldModel[] =>
  models.map(model => {
    const text = typed[model.key];
    const isOpen = !(model.isHidden || model.isDisabled);
    const isOffered = model.options.length === 0 || model.options.some(({ value }) => value === text);
    return text !== undefined && isOpen && isOffered ? { ...model, initial: text } : model;
  });
