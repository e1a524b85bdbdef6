import type { FormApi } from 'final-form';
import type { PaymentMethod } from '../../../api/contract/method';
import type { FieldModel } from '../../../domain/field/FieldModel';
import type { FieldTexts } from '../../shared/form/useFieldValidation';
import { isCryptoAddress } from './withdrawalFields';

interface Paste {
  target: EventTarget;
  method: PaymentMethod;
  models: readonly FieldModel[];
}

/** A pasted address is a whole one: what is wrong with it shows at once. */
export function checkPastedAddress(form: FormApi<FieldTexts>, { target, method, models }: Paste): void {
  const name = 'name' in target ? target.name : null;
  const address = models.find(model => model.name === name && isCryptoAddress(method, model));
  // Once the text has come into the field.
  if (address) setTimeout(() => form.blur(address.key));
}
