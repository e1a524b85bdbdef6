import { countryOfPhone } from '../../../domain/field/countryOfPhone';
import type { FieldModel } from '../../../domain/field/FieldModel';
import type { TypedTexts } from '../../../state/TypedForms';

/**
 * Fills the fields with what was typed before. A field that the player cannot change, and a choice or a
 * phone's country that is no longer offered, keep the server's value.
 */
export const withTyped = (models: FieldModel[], texts: TypedTexts): FieldModel[] =>
  models.map(model => {
    const text = texts[model.key];
    const isOpen = !(model.isHidden || model.isDisabled);
    return text !== undefined && isOpen && isOffered(model, text) ? { ...model, initial: text } : model;
  });

const isOffered = ({ options, phone }: FieldModel, text: string): boolean =>
  (options.length === 0 || options.some(({ value }) => value === text)) &&
  (!phone || countryOfPhone(text, phone.countries) !== undefined);
