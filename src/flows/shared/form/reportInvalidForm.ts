import type { FieldModel } from '../../../domain/field/FieldModel';
import type { Cashier } from '../../../state/Cashier';

interface InvalidForm {
  isAmountValid: boolean;
  isFormValid: boolean;
  models: FieldModel[];
}

/**
 * FORM-03: reports the amount if it is invalid and, if the form is, every field with a rule: names only, no
 * values.
 */
export function reportInvalidForm(
  { send }: Cashier,
  { isAmountValid, isFormValid, models }: InvalidForm,
): void {
  const ruled = models.filter(hasRule).map(({ name }) => name);
  for (const field of [...(isAmountValid ? [] : ['amount']), ...(isFormValid ? [] : ruled)]) {
    send({ messageType: 'Error', message: 'invalid-format', code: 'regex_error', field });
    send({
      messageType: 'onAnalyticsEvent',
      name: 'invalid-format',
      type: 'regex_error',
      form_type: 'method',
      field,
    });
  }
}

/** A rule of the server's, or the widget's own for what the field holds (card number, expiry, date, address). */
const hasRule = ({ rules, checkLuhn, isExpiry, isDate, isCryptoAddress }: FieldModel): boolean =>
  rules.length > 0 || checkLuhn || !!isExpiry || !!isDate || !!isCryptoAddress;
