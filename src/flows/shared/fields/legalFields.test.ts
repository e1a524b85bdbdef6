import fc from 'fast-check';
import IMask from 'imask';
import { describe, expect, it } from 'vitest';
import {
  type FieldRecipe,
  type LegalFields,
  legalFormFields,
  legalMethodFields,
} from '../../../../tests/corpora/legal/legalFields';
import { createTestCashier } from '../../../../tests/support/unit/createTestCashier';
import { legalRuns } from '../../../../tests/support/unit/legalRuns';
import { checkAnswer } from '../../../api/checkAnswer';
import { FormFieldStruct } from '../../../api/contract/form';
import { MethodFieldStruct } from '../../../api/contract/method';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { createPatternChecker } from '../../../lib/pattern/createPatternChecker';
import { formFieldModels, methodFieldModels } from './fieldModels';
import { readField } from './readField';

/** What stands in the field once the player has typed or chosen. */
function typedInto(
  { phone, mask, isDate, kind, initial, options }: FieldModel,
  { typed, choices }: FieldRecipe,
): string {
  if (kind === 'select') return options.some(({ value }) => value === typed) ? typed : 'no such choice';
  if (choices?.length && !phone) return 'no list';
  if (typed === '') return initial;
  if (phone) return (phone.countries[0]?.prefix ?? '') + typed;
  if (!mask || isDate) return kind === 'uppercase' ? typed.toUpperCase() : typed;
  const masked = IMask.createMask({ mask });
  masked.resolve(typed);
  return masked.value;
}

/** Why a form that is filled in as it asks to be could not be sent. */
function obstacles(models: FieldModel[], { typed }: LegalFields): string[] {
  const { check } = createPatternChecker({ spawnWorker: () => null, onProblem: () => {} });
  return models.flatMap(model => {
    const recipe = typed[model.name];
    if (!recipe) return [`${model.name} is nowhere`];
    const { value, problem } = readField(model, typedInto(model, recipe), check);
    const isRight =
      value === '' || recipe.isForeign || recipe.isDisabled || new RegExp(recipe.regex ?? '').test(value);
    if (problem) return [`${model.name}: ${problem.code} in ${JSON.stringify(recipe)}`];
    return isRight ? [] : [`${model.name}: ${value} is sent for ${JSON.stringify(recipe)}`];
  });
}

const accepted = <T>(checked: { ok: true; value: T } | { ok: false; problem: string }): T => {
  if (!checked.ok) throw new Error(checked.problem);
  return checked.value;
};

describe('[FORM-01] [FORM-04] whatever a server may ask for', () => {
  it('a method’s fields that are filled in as they ask to be can be sent', async () => {
    const { cashier } = await createTestCashier();
    fc.assert(
      fc.property(legalMethodFields, legal => {
        const fields = legal.fields.map(field => accepted(checkAnswer(field, MethodFieldStruct)));
        const models = methodFieldModels({ fields }, cashier.translator, 'MX');
        expect(obstacles(models, legal)).toEqual([]);
      }),
      legalRuns(300, 20_000),
    );
  });

  it('the fields of a dynamic form, too', () => {
    fc.assert(
      fc.property(legalFormFields, legal => {
        const fields = legal.fields.map(field => accepted(checkAnswer(field, FormFieldStruct)));
        expect(obstacles(formFieldModels(fields, 'MX'), legal)).toEqual([]);
      }),
      legalRuns(300, 20_000),
    );
  });
});
