import { describe, expect, it } from 'vitest';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { checkAnswer } from '../checkAnswer';
import { FormFieldStruct } from './form';
import { PaymentMethodStruct } from './method';

const read = (field: object) => checkAnswer({ name: 'bank', ...field }, FormFieldStruct);

describe('[API-06] [FORM-01] a further field does not cost the deposit its form', () => {
  it.each([
    [{ validations: [{ regex: null, message: 'No rule' }, null, {}] }, { validations: [] }],
    [
      { validations: [{ message: 'No rule' }, { regex: '^a', message: 'An a' }] },
      { validations: [{ regex: '^a', message: 'An a' }] },
    ],
    [
      { items: [{ value: null, text: 'Choose' }, { value: 1, text: 'One' }, null] },
      { items: [{ value: '1', text: 'One' }] },
    ],
    [
      { items: [{ value: '+965', text: 'Kuwait', code: 965, example: 50001234 }] },
      { items: [{ value: '+965', text: 'Kuwait', code: '965', example: '50001234' }] },
    ],
    [
      { alias: 7, mask: 9999 },
      { alias: '7', mask: '9999' },
    ],
  ])('for %j', (field, expected) => {
    expect(read(field)).toMatchObject({ ok: true, value: expected });
  });

  it('[METH-01] nor does a choice without a value cost the player the method', () => {
    const values = [{ value: null, text: 'Choose' }, { value: 'kfh' }];
    const method = { ...sampleMethod(), fields: [{ name: 'bank', values }] };
    expect(checkAnswer(method, PaymentMethodStruct)).toMatchObject({
      ok: true,
      value: { fields: [{ values: [{ value: 'kfh', text: '' }] }] },
    });
  });

  it('but a list of which no choice can be read is refused', () => {
    expect(read({ items: [{ text: 'Choose' }] })).toMatchObject({ ok: false });
  });
});
