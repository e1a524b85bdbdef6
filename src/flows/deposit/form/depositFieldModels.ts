import type { FormField } from '../../../api/contract/form';
import type { PaymentMethod } from '../../../api/contract/method';
import type { FieldModel } from '../../../domain/field/FieldModel';
import type { Texts } from '../../../i18n/useTexts';
import type { Cashier } from '../../../state/Cashier';
import { regionOf } from '../../../state/regionOf';
import { formFieldModels, methodFieldModels } from '../../shared/fields/fieldModels';
import { isFormAmount } from './isFormAmount';

/**
 * The method's fields as its kind shapes them, then those that the server has asked for (DEP-03), which
 * replace a field of the same name. The form's amount is none of them.
 */
export function depositFieldModels(
  cashier: Cashier,
  texts: Texts,
  method: PaymentMethod,
  extraFields: readonly FormField[],
): FieldModel[] {
  const country = regionOf(cashier);
  const own = methodFieldModels(method, texts, country);
  const extra = formFieldModels(
    extraFields.filter(field => !isFormAmount(field)),
    country,
    method.fields.map(({ name }) => name),
  );
  const asked = new Set(extra.map(({ name }) => name));
  const shaped = cashier.kindOf(method).shapeFields?.(own) ?? own;
  return [...shaped.filter(({ name }) => !asked.has(name)), ...extra];
}
