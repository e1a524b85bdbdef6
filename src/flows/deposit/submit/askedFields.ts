import type { FormField } from '../../../api/contract/form';
import type { Cashier } from '../../../state/Cashier';
import { mergeFields } from './mergeFields';

interface Asked {
  depositId?: string | null | undefined;
  fields?: readonly FormField[] | undefined;
}

/** Adds a round of fields that the server asks for to those of the earlier rounds (DEP-03). */
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

/** Replaces the fields of the last round (FORM-01); those of earlier rounds stay. */
export function replaceAskedFields({ deposit }: Pick<Cashier, 'deposit'>, { fields = [] }: Asked): void {
  deposit.extraFields = mergeFields(deposit.earlierFields, fields);
}
