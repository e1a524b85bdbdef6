import type { FieldModel } from '../../../domain/field/FieldModel';

export interface TypedBefore {
  /** By the fields' keys. */
  values: Readonly<Record<string, string | undefined>>;
  /** The player has come back to the same page of the history; otherwise they have chosen the method anew. */
  isSamePage: boolean;
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
