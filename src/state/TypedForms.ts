/** Texts by the fields' keys. */
export type TypedTexts = Readonly<Record<string, string | undefined>>;

/** What was typed into the form of one method. */
export interface TypedForm {
  values: TypedTexts;
  /** The deposit that the form was continuing, and the keys of the fields that it had asked for (DEP-03). */
  depositId: string | null;
  asked: readonly string[];
}

/** What was typed into the methods' forms: kept, in memory alone, while the player looks at other screens. */
export interface TypedForms {
  /** By the method's name, without what is secret. */
  forms: Map<string, TypedForm>;
  /** A card's number and code, of the last form alone. `pageKey`: `key` of its page in the history. */
  secrets: { method: string; pageKey: number; values: TypedTexts } | null;
}

export const createTypedForms = (): TypedForms => ({ forms: new Map(), secrets: null });
