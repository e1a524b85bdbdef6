import { describe, expect, it } from 'vitest';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { checkAnswer } from '../checkAnswer';
import { FormFieldStruct, UnifiedFlowStruct } from './form';
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
    [{ validations: {} }, { name: 'bank' }],
    [{ validations: 'required', isTriggered: 'yes', isAdvanced: {} }, { name: 'bank' }],
    [{ label: { en: 'Bank' }, mask: false }, { label: '' }],
    [
      { isTriggered: 1, isAdvanced: 'false', isHidden: 1 },
      { isTriggered: true, isAdvanced: false, isHidden: true },
    ],
    [{ value: true }, { value: 'true' }],
    [{ value: 20 }, { value: '20' }],
    [
      {
        items: [
          { value: true, text: 'Yes' },
          { value: false, text: 'No' },
        ],
      },
      {
        items: [
          { value: 'true', text: 'Yes' },
          { value: 'false', text: 'No' },
        ],
      },
    ],
    [
      { items: ['kfh', 7, null, { value: 'nbk', text: 'NBK' }] },
      {
        items: [
          { value: 'kfh', text: '' },
          { value: '7', text: '' },
          { value: 'nbk', text: 'NBK' },
        ],
      },
    ],
  ])('for %j', (field, expected) => {
    expect(read(field)).toMatchObject({ ok: true, value: expected });
  });

  it.each([
    [[{ value: null, text: 'Choose' }, { value: 'kfh' }], [{ value: 'kfh', text: '' }]],
    [
      ['kfh', 7, null],
      [
        { value: 'kfh', text: '' },
        { value: '7', text: '' },
      ],
    ],
    [[{ value: true, text: 'Yes' }], [{ value: 'true', text: 'Yes' }]],
  ])('[METH-01] nor do choices as %j cost the player the method', (values, expected) => {
    const method = { ...sampleMethod(), fields: [{ name: 'bank', values }] };
    expect(checkAnswer(method, PaymentMethodStruct)).toMatchObject({
      ok: true,
      value: { fields: [{ values: expected }] },
    });
  });

  it('[METH-01] [FORM-04] nor do a mask, a rule and keys of texts that cannot be read', () => {
    const field = {
      name: 'bank',
      mask: false,
      regex: {},
      placeholder_key: 7,
      regex_error_key: true,
    };
    const method = { ...sampleMethod(), fields: [field] };
    expect(checkAnswer(method, PaymentMethodStruct)).toMatchObject({
      ok: true,
      value: { fields: [{ name: 'bank', mask: undefined, regex: undefined, placeholder_key: '7' }] },
    });
    expect(checkAnswer({ ...method, fields: [{ mask: '0' }] }, PaymentMethodStruct)).toMatchObject({
      ok: false,
    });
  });

  it.each([{ value: { iban: 'DE' } }, { isHidden: 'perhaps' }, { isDisabled: {} }])(
    'but %j is refused: it decides what is sent',
    field => {
      expect(read(field)).toMatchObject({ ok: false });
    },
  );

  const form = (field: unknown) =>
    checkAnswer({ fields: [{ name: 'bank' }, field] }, UnifiedFlowStruct).value?.fields.map(
      ({ name }) => name,
    );

  it.each([
    null,
    { label: 'A note', validations: [{ regex: '^.{0,40}$' }] },
    { items: [{ value: '' }, { value: 'a' }] },
  ])('a field without a name that may stay empty is left out: %j', field => {
    expect(form(field)).toEqual(['bank']);
  });

  it.each([
    { label: 'Account' },
    { validations: [{ regex: '^\\d+$' }] },
    { validations: [{ regex: '^\\d*$' }], items: ['a'], isHidden: 'perhaps' },
    'iban',
  ])('but one that is required is not: without it the form would be sent incomplete: %j', field => {
    expect(form(field)).toBeUndefined();
  });

  it('but a list of which no choice can be read is refused', () => {
    expect(read({ items: [{ text: 'Choose' }] })).toMatchObject({ ok: false });
  });
});
