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

/** A pasted address is complete: what is wrong with it is shown at once. */
export function checkPastedAddress(form: FormApi<FieldTexts>, { target, method, models }: Paste): void {
  const name = 'name' in target ? target.name : null;
  const address = models.find(model => model.name === name && isCryptoAddress(method, model));
  // In a later task, when the text is in the field.
  if (address) setTimeout(() => form.blur(address.key));
}
