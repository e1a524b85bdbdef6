import type { FormApi } from 'final-form';
import type { FieldModel } from '../../../domain/field/FieldModel';
import type { FieldTexts } from '../../shared/form/useFieldValidation';

interface Paste {
  target: EventTarget;
  models: readonly FieldModel[];
}

/** A pasted address is complete: what is wrong with it is shown at once. */
export function checkPastedAddress(form: FormApi<FieldTexts>, { target, models }: Paste): void {
  const name = 'name' in target ? target.name : null;
  const address = models.find(model => model.name === name && model.isCryptoAddress);
  // In a later task, when the text is in the field.
  if (address) setTimeout(() => form.blur(address.key));
}
