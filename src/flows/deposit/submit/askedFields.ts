import type { FormField } from '../../../api/contract/form';
import type { Cashier } from '../../../state/Cashier';
import { mergeFields } from './mergeFields';

interface Asked {
  depositId?: string | null | undefined;
  fields?: readonly FormField[] | undefined;
}

/** A round of fields that the server asks for: they join those of the rounds before (DEP-03). */
export function addAskedFields(
  { deposit }: Pick<Cashier, 'deposit'>,
  { depositId, fields = [] }: Asked,
): void {
  Object.assign(deposit, {
    depositId,
    earlierFields: deposit.extraFields,
    extraFields: mergeFields(deposit.extraFields, fields),
  });
}

/** The last round anew (FORM-01): in place of those asked for last; the ones of earlier rounds stay. */
export function replaceAskedFields({ deposit }: Pick<Cashier, 'deposit'>, { fields = [] }: Asked): void {
  deposit.extraFields = mergeFields(deposit.earlierFields, fields);
}
