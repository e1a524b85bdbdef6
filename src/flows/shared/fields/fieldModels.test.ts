import { describe, expect, it } from 'vitest';
import {
  formFieldModelOf,
  fieldModelsOf as ofMethod,
  fieldModelOf as one,
} from '../../../../tests/support/unit/fieldModelsOf';
import type { MethodField } from '../../../api/contract/method';
import { readField } from './readField';

describe('[FORM-01] a method’s own fields', () => {
  it('the amount is none of them, by name or by type', async () => {
    const models = await ofMethod([{ name: 'amount' }, { name: 'sum', type: 'amount' }, { name: 'iban' }]);
    expect(models.map(({ name }) => name)).toEqual(['iban']);
  });

  it.each([
    ['its one value', [{ value: 'CC', text: 'Citizen' }], 'CC'],
    [
      'nothing where several could be meant',
      [
        { value: 'CC', text: '' },
        { value: 'CE', text: '' },
      ],
      '',
    ],
    ['nothing where it has none', undefined, ''],
  ])('a hidden one is sent with %s', async (_, values, sent) => {
    const model = await one({ name: 'document', type: 'hidden', ...(values && { values }) });
    expect(model.isHidden).toBe(true);
    expect(readField(model, '', () => true).value).toBe(sent);
  });

  it('bring name, rule, message and options', async () => {
    const field: MethodField = {
      name: 'bank.code[0]',
      regex: '^\\d+$',
      regex_error_key: 'Digits only, please',
      values: [{ value: '1', text: 'One' }],
    };
    expect(await one(field)).toMatchObject({
      name: 'bank.code[0]',
      key: 'field_bank_46_code_91_0_93_',
      kind: 'select',
      rules: [{ regex: '^\\d+$', message: 'Digits only, please' }],
      options: [{ value: '1', label: 'One' }],
      isAdvanced: false,
    });
  });

  it.each(['^[A-Z]{5}\\d{4}[A-Z]$', '^[A-Z]{4}0[A-Z0-9]{6}$', '^(MX|US)[0-9]{4}$', '^\\d{7,8}-[0-9K]$'])(
    '[FORM-10] where the rule takes only capitals, %s, small letters are typed as capitals',
    async regex => {
      for (const mask of ['', 'AAAAA9999A'])
        expect(await one({ name: 'code', mask, regex })).toMatchObject({ kind: 'uppercase' });
    },
  );

  it.each([
    '^[1-9A-HJ-NP-Za-km-z]{26,35}$',
    '^[A-Z]{2}\\w+$',
    '^[A-Z].*$',
    '^[A-Z]',
    '^A\\d+$|.',
    '^\\p{L}+[A-Z]$',
    '/^[A-Z]+$/i',
    '^\\d{10}$',
    '^[A-z]+$',
    '^[ -~]{2}[A-Z]$',
    '^[A-ZÀ-ÿ]+$',
    '^[A-Z]\\S+$',
    '[A-Z]{4}',
  ])('[FORM-10] but not where it takes small ones too, or has none: %s', async regex => {
    expect(await one({ name: 'code', regex })).toMatchObject({ kind: 'text' });
  });

  const labels: [field: MethodField, label: string][] = [
    [{ name: 'card_number', placeholder_key: 'other' }, 'Card number'],
    [{ name: 'strange_code', placeholder_key: 'field.email' }, 'Email'],
    [{ name: 'strange_code', placeholder_key: 'Your own code' }, 'Your own code'],
    [{ name: 'strange_code', placeholder_key: 'some.unknown.key' }, 'Strange code'],
    [{ name: 'strange_code' }, 'Strange code'],
    [{ name: 'strange_code', placeholder_key: 'amount.belowMin' }, 'Strange code'],
    [{ name: 'error.required' }, 'Error.required'],
  ];

  it.each(labels)('%j is labelled %s', async (field, label) => {
    expect((await one(field)).label).toBe(label);
  });

  const kinds: [type: string | undefined, kind: string][] = [
    ['text', 'text'],
    ['text_uppercase', 'uppercase'],
    ['dropdown', 'select'],
    ['networks', 'select'],
    ['phone_with_prefix', 'phone'],
    ['unheard_of', 'text'],
    ['__proto__', 'text'],
    [undefined, 'text'],
  ];

  it.each(kinds)('type %s is typed as %s', async (type, kind) => {
    const values = kind === 'select' ? [{ value: 'a', text: 'A' }] : [];
    expect((await one({ name: 'x', values, ...(type !== undefined && { type }) })).kind).toBe(kind);
  });

  it('[FORM-04] Luhn is for the card number of a method that asks for it', async () => {
    expect((await one({ name: 'card_number' }, true)).checkLuhn).toBe(true);
    expect((await one({ name: 'card_number' }, false)).checkLuhn).toBe(false);
    expect((await one({ name: 'phone' }, true)).checkLuhn).toBe(false);
  });

  const cards: [fields: MethodField[], card: string | null, checkLuhn?: boolean][] = [
    [[{ name: 'card' }], 'card'],
    [[{ name: 'Credit_Card' }], 'Credit_Card'],
    [[{ name: 'cardNumber' }, { name: 'expiry' }], 'cardNumber'],
    [[{ name: 'requisite', type: 'card' }], 'requisite'],
    [[{ name: 'requisite' }], null],
    [[{ name: 'requisite' }], 'requisite', true],
    [[{ name: 'bank' }, { name: 'requisite', mask: '#### #### #### ####' }], 'requisite', true],
    [[{ name: 'phone', mask: '+00 000 000 0000' }, { name: 'bank' }], null, true],
    [[{ name: 'card_holder', type: 'card' }, { name: 'pan' }], 'pan', true],
    [[{ name: 'card', values: [{ value: 'tok_1', text: '•••• 1111' }] }], null, true],
    [
      [
        { name: 'card', values: [{ value: 'x', text: '' }] },
        { name: 'no', type: 'pan' },
      ],
      'no',
      true,
    ],
    [[{ name: 'sum', type: 'amount' }, { name: 'requisite' }], 'requisite', true],
    [[{ name: 'amount' }, { name: 'requisite' }], 'requisite', true],
    [[{ name: 'bank' }, { name: 'requisite', type: 'card' }], 'requisite', true],
    [[{ name: 'bank' }, { name: 'requisite', mask: '############' }], 'requisite', true],
    [[{ name: 'password' }], null, true],
    [[{ name: 'card_number', regex: '^9860\\d{12}$' }], 'card_number'],
    [[{ name: 'company_no' }], null],
    [[{ name: 'gift_card_number' }], null],
    [[{ name: 'card_number', regex: '^[A-Z]{2}\\d{8}$' }], null],
    [[{ name: 'card_number', regex: '^\\d{30}$' }], null],
    [[{ name: 'card_number', mask: 'AAAA-0000' }], null],
  ];
  it.each(cards)('[FORM-04] %j: the card’s number is %s', async (fields, card, checkLuhn = false) => {
    const models = await ofMethod(fields, checkLuhn);
    expect(models.find(({ isCardNumber }) => isCardNumber)?.name ?? null).toBe(card);
    expect(models.some(model => model.checkLuhn)).toBe(checkLuhn && card !== null);
  });

  const wanted: [regex: string | undefined, isRequired: boolean][] = [
    [undefined, true],
    ['^\\d+$', true],
    ['^.*$', false],
    ['.*', false],
    ['^(abc)?$', false],
    ['^(a+)+$', true],
  ];

  it.each(wanted)('a field with the rule %s is wanted: %s', async (regex, isRequired) => {
    expect((await one({ name: 'x', ...(regex !== undefined && { regex }) })).isRequired).toBe(isRequired);
  });

  it.each([
    [['', 'a'], false],
    [['b', 'a'], true],
  ])('[FORM-01] one of the choices %j is wanted: %s', async (choices, isRequired) => {
    const values = choices.map(value => ({ value, text: value || 'None' }));
    expect((await one({ name: 'x', type: 'dropdown', values })).isRequired).toBe(isRequired);
  });

  it('[FORM-10] a mask of day, month and year is a date', async () => {
    expect(await one({ name: 'x', mask: 'dd.mm.yyyy' })).toMatchObject({
      isDate: true,
      inputMode: 'numeric',
    });
    expect((await one({ name: 'x', mask: '00-00' })).isDate).toBeUndefined();
  });

  it.each(['##.##.####', '00.00.0000', 'DD.MM.YYYY'])('[FORM-10] %s is such a mask', async mask => {
    expect(await one({ name: 'when', mask })).toMatchObject({ isDate: true });
  });

  it('[FORM-10] a date without a mask is one, unless its own rule says how it is written', async () => {
    expect(await one({ name: 'when', type: 'date' })).toMatchObject({ isDate: true, inputMode: 'numeric' });
    expect(await one({ name: 'when', type: 'date', regex: '^\\d{4}-\\d\\d-\\d\\d$' })).not.toHaveProperty(
      'isDate',
    );
    expect(formFieldModelOf({ type: 'date', validations: [] })).toMatchObject({ isDate: true });
  });

  it('[FORM-10] an id without a rule of its own has 8 to 10 digits', async () => {
    const rules = [{ regex: '^\\d{8,10}$', message: '' }];
    expect(await one({ name: 'document', type: 'id' })).toMatchObject({ rules, isRequired: true });
    expect(formFieldModelOf({ type: 'id', validations: [] })).toMatchObject({ rules, isRequired: true });
    expect((await one({ name: 'id', type: 'id', regex: '^\\d{13}$' })).rules).toMatchObject([
      { regex: '^\\d{13}$' },
    ]);
    expect((await one({ name: 'id' })).rules).toEqual([]);
  });

  it('[FORM-01] a mask of fixed characters alone shuts no field', async () => {
    for (const mask of ['dd/mm', '{90}']) expect((await one({ name: 'x', mask })).mask).toBeUndefined();
    expect((await one({ name: 'x', mask: 'XX-XX' })).mask).toBe('**-**');
  });

  it('[FORM-01] two fields never share a value', async () => {
    const models = await ofMethod([{ name: 'a.b' }, { name: 'a_b' }, { name: 'a[b' }]);
    expect(new Set(models.map(({ key }) => key)).size).toBe(3);
  });

  it('[FORM-01] an empty choice may be left as it is, and a choice without a text says its value', async () => {
    const model = await one({
      name: 'x',
      type: 'dropdown',
      values: [
        { value: '', text: 'None' },
        { value: 'y', text: '' },
      ],
    });
    expect(model).toMatchObject({ isRequired: false, options: [{ label: 'None' }, { label: 'y' }] });
  });

  it('[FORM-01] nothing is chosen for the player, though there is but one choice', async () => {
    expect((await one({ name: 'x', values: [{ value: 'a', text: '' }] })).initial).toBe('');
  });

  it('a list without choices is typed: nothing could be chosen', async () => {
    expect(await one({ name: 'bank', type: 'dropdown', values: [] })).toMatchObject({ kind: 'text' });
    expect(formFieldModelOf({ type: 'networks' })).toMatchObject({ kind: 'text' });
  });
});
