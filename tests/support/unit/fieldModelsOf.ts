import type { FormField } from '../../../src/api/contract/form';
import type { MethodField } from '../../../src/api/contract/method';
import type { FieldModel } from '../../../src/domain/field/FieldModel';
import { formFieldModels, methodFieldModels } from '../../../src/flows/shared/fields/fieldModels';
import { createTestCashier } from './createTestCashier';
import { sampleFormField, sampleMethod } from './samples';

/** The fields of a method, as its form has them. */
export async function fieldModelsOf(
  fields: MethodField[],
  checkLuhn = false,
  country = '',
): Promise<FieldModel[]> {
  const { cashier } = await createTestCashier();
  return methodFieldModels(sampleMethod({ fields, checkLuhn }), cashier.translator, country);
}

export async function fieldModelOf(field: MethodField, checkLuhn = false): Promise<FieldModel> {
  const [model] = await fieldModelsOf([field], checkLuhn);
  if (!model) throw new Error('No model');
  return model;
}

/** A field of a dynamic form, as the form has it. */
export function formFieldModelOf(overrides: Partial<FormField>, country = ''): FieldModel {
  const [model] = formFieldModels([sampleFormField(overrides)], country);
  if (!model) throw new Error('No model');
  return model;
}
