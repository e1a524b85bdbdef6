import { describe, expect, it } from 'vitest';
import { fieldModelsOf as ofMethod, fieldModelOf as one } from '../../../../tests/support/unit/fieldModelsOf';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import type { FormField } from '../../../api/contract/form';
import type { MethodField } from '../../../api/contract/method';
import { formFieldModels } from './fieldModels';
import { readField } from './readField';

const dynamic = (overrides: Partial<FormField>) => {
  const [model] = formFieldModels([sampleFormField(overrides)]);
  if (!model) throw new Error('No model');
  return model;
};

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
    expect(dynamic({ type: 'date', validations: [] })).toMatchObject({ isDate: true });
  });

  it('[FORM-10] an id without a rule of its own has 8 to 10 digits', async () => {
    const rules = [{ regex: '^\\d{8,10}$', message: '' }];
    expect(await one({ name: 'document', type: 'id' })).toMatchObject({ rules, isRequired: true });
    expect(dynamic({ type: 'id', validations: [] })).toMatchObject({ rules, isRequired: true });
    expect((await one({ name: 'id', type: 'id', regex: '^\\d{13}$' })).rules).toMatchObject([
      { regex: '^\\d{13}$' },
    ]);
    expect((await one({ name: 'id' })).rules).toEqual([]);
  });

  it('[FORM-01] a mask of fixed characters alone shuts no field', async () => {
    expect((await one({ name: 'x', mask: 'dd/mm' })).mask).toBeUndefined();
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

  it('[FORM-01] a list shows what is sent: a value that is none of its choices stands only where it is fixed', () => {
    const items = [{ text: 'B', value: 'b' }];
    expect(dynamic({ type: 'dropdown', value: 'gone', items }).initial).toBe('');
    expect(dynamic({ type: 'dropdown', value: 'gone', items, isDisabled: true })).toMatchObject({
      initial: 'gone',
      options: [{ value: 'b' }, { value: 'gone', label: 'gone' }],
    });
  });

  it('a list without choices is typed: nothing could be chosen', async () => {
    expect(await one({ name: 'bank', type: 'dropdown', values: [] })).toMatchObject({ kind: 'text' });
    expect(dynamic({ type: 'networks' })).toMatchObject({ kind: 'text' });
  });
});

describe('[DEP-03] [FORM-01] dynamic fields', () => {
  it('bring label, rules with their messages, value, items and flags', () => {
    const model = dynamic({
      type: 'dropdown',
      value: 'b',
      items: [{ text: 'B', value: 'b' }],
      isHidden: true,
      isDisabled: true,
      isAdvanced: true,
    });
    expect(model).toMatchObject({
      name: 'document',
      kind: 'select',
      label: 'Document number',
      rules: [{ regex: '^\\d{8,10}$', message: 'Eight to ten digits' }],
      initial: 'b',
      options: [{ value: 'b', label: 'B' }],
      isHidden: true,
      isDisabled: true,
      isAdvanced: true,
    });
  });

  it.each(['5512345678', '+52 55-1234-5678', '+52'])(
    '[FORM-01] a phone that the player cannot change is sent as it came: %s',
    value => {
      for (const fixed of [{ isHidden: true }, { isDisabled: true }]) {
        const model = dynamic({
          type: 'phone_with_prefix',
          value,
          validations: [],
          mask: '+{52} 00 0000 0000',
          ...fixed,
        });
        expect(readField(model, model.initial, () => true).value).toBe(value);
      }
    },
  );

  it('[FORM-09] a number that comes without its prefix gets it', () => {
    const [model] = formFieldModels([sampleFormField({ type: 'phone', value: '55 1234 5678' })], 'MX');
    expect(model?.initial).toBe('+525512345678');
  });

  it('[FORM-09] a whole number of another country than the region’s keeps its own prefix', () => {
    const [model] = formFieldModels([sampleFormField({ type: 'phone', value: '+44 7700 900123' })], 'DE');
    expect(model).toMatchObject({ initial: '+447700900123', phone: { countries: [{ prefix: '+44' }] } });
  });

  it.each([
    ['55 1234 5678', '+525512345678'],
    ['+5511912345678', '+5511912345678'],
    ['+55', '+55'],
    ['55', '+55'],
    ['+1 809 555 0100', '+52'],
  ])('[FORM-09] of the listed countries, the number %s is of its own', (value, initial) => {
    const items = ['+52', '+55'].map(prefix => ({
      text: '',
      value: prefix,
      code: prefix === '+52' ? 'MX' : 'BR',
    }));
    const [model] = formFieldModels([sampleFormField({ type: 'phone', value, items })], 'MX');
    expect(model?.initial).toBe(initial);
  });

  it('[FORM-09] one that cannot be changed is shown whole, and not through its mask', () => {
    const closed = { mask: '+91 ##########', value: '9812345678', isDisabled: true };
    expect(dynamic({ ...closed, type: 'text' })).toMatchObject({ initial: '9812345678' });
    expect(dynamic({ ...closed, type: 'text' }).mask).toBeUndefined();
  });

  it('one without a label goes by its name: nobody could tell what it asks for', () => {
    expect(dynamic({ name: 'tax_number', label: ' ' }).label).toBe('Tax number');
  });

  it('an alias says what it is', () => {
    expect(dynamic({ name: 'f1', alias: 'email' })).toMatchObject({ name: 'f1', autoComplete: 'email' });
  });
});
