import type { TypedForms, TypedTexts } from '../../../state/TypedForms';

/** A method's form, on one page of the history. */
interface FormPlace {
  method: string;
  pageKey: number;
}

/**
 * What was typed into a method's form before. A card's number and code only on the same page of the history:
 * whoever chooses the method later may be somebody else.
 */
export function typedTexts({ forms, secrets }: TypedForms, { method, pageKey }: FormPlace): TypedTexts {
  const isSamePage = secrets?.method === method && secrets.pageKey === pageKey;
  return { ...forms.get(method)?.values, ...(isSamePage && secrets.values) };
}

/** A payment was made by the method: what was typed for it is used up. */
export function forgetTyped(typed: TypedForms, method: string): void {
  typed.forms.delete(method);
  if (typed.secrets?.method === method) typed.secrets = null;
}
