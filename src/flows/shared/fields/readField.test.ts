import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleFormField } from '../../../../tests/support/unit/samples';
import type { FieldModel, PhoneFormat } from '../../../domain/field/FieldModel';
import { readPattern } from '../../../lib/pattern/readPattern';
import { formFieldModels } from './fieldModels';
import { readField } from './readField';

const check = (pattern: string, value: string) => new RegExp(pattern).test(value);

function modelOf(overrides: Partial<FieldModel> = {}): FieldModel {
  const [model] = formFieldModels([sampleFormField({ name: 'plain', validations: [] })], '');
  if (!model) throw new Error('No model');
  return { ...model, ...overrides };
}

const ruled = (regex: string, overrides: Partial<FieldModel> = {}) =>
  modelOf({ rules: [{ regex, message: 'Wrong' }], ...overrides });

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-06-15'), toFake: ['Date'] }));

describe('[FORM-04] reading a field', () => {
  it('a wanted field must be filled in, another need not', () => {
    expect(readField(modelOf(), '  ', check)).toEqual({
      value: '',
      problem: { code: 'required', message: '' },
    });
    expect(readField(modelOf({ isRequired: false }), '', check)).toEqual({ value: '', problem: null });
  });

  it('[FORM-10] sends capitals, also of what stood there before the field asked for them', () => {
    expect(readField(ruled('^[A-Z]+$', { kind: 'uppercase' }), ' abc ', check)).toEqual({
      value: 'ABC',
      problem: null,
    });
  });

  it('[FORM-10] sends the value trimmed', () => {
    expect(readField(modelOf(), '  a b  ', check).value).toBe('a b');
  });

  it('the first rule that fails speaks', () => {
    const rules = [
      { regex: '^\\d+$', message: 'Digits' },
      { regex: '^.{3}$', message: 'Three' },
    ];
    expect(readField(modelOf({ rules }), 'ab', check).problem).toEqual({ code: 'regex', message: 'Digits' });
    expect(readField(modelOf({ rules }), '12', check).problem).toEqual({ code: 'regex', message: 'Three' });
    expect(readField(modelOf({ rules }), '123', check).problem).toBeNull();
  });

  it('a rule without a verdict is the server’s to judge', () => {
    expect(readField(ruled('^(a+)+$'), 'ab', () => 'unchecked').problem).toBeNull();
  });

  it.each([
    ['', '1 234,50', '1234.5'],
    ['', '90071992547409.93', '90071992547409.93'],
    ['', '0.00000012', '0.00000012'],
    ['', '100.00', '100'],
    ['', '1.5005', '1.5005'],
    ['', '0', '0'],
    ['^\\d+\\.\\d{2}$', '5.50', '5.50'],
    ['^\\d+,\\d{2}$', '5,50', '5,50'],
  ])('[FORM-08] an amount under the rule “%s”, typed as %s, is sent as %s', (regex, typed, value) => {
    expect(readField(ruled(regex, { kind: 'amount' }), typed, check)).toEqual({ value, problem: null });
  });

  it.each([
    ['1,500', '', '1,500'],
    ['1234.50', '', '1234.50'],
    ['1,234.50', '^\\d{1,3}(,\\d{3})*\\.\\d{2}$', '1,234.50'],
    ['1,234.50', '^\\d+\\.\\d{2}$', '1234.50'],
  ])(
    '[FORM-08] an amount given as %s under the rule “%s” that nobody edits is sent as %s',
    (initial, regex, value) => {
      const model = ruled(regex, { kind: 'amount', initial });
      expect(readField(model, initial, check)).toEqual({ value, problem: null });
    },
  );

  it('[FORM-13] a card number is read without its spaces, whichever way the rule is written', () => {
    const card = { isCardNumber: true, checkLuhn: true };
    const typed = '4242 4242 4242 4242';
    expect(readField(ruled('^\\d{16}$', card), typed, check)).toEqual({
      value: '4242424242424242',
      problem: null,
    });
    expect(readField(ruled('^\\d{4} \\d{4} \\d{4} \\d{4}$', card), typed, check)).toMatchObject({
      value: typed,
    });
  });

  it.each([
    ['^[A-Z]{2}\\d{6}$', 'DE12 3456', 'DE123456'],
    ['^[A-Z\\d ]+$', 'DE12 3456', 'DE12 3456'],
    ['^[a-z]+$', 'john doe', null],
    ['^\\d{3}$', '12.3', null],
  ])('[FORM-13] a number pasted with spaces fits a rule without them: %s, %s', (regex, typed, value) => {
    const reading = readField(ruled(regex), typed, check);
    expect(reading.problem === null).toBe(value !== null);
    expect(reading.value).toBe(value ?? typed);
  });

  it.each([
    ["^[A-Za-z' ]+$", 'Mary O’Brien', "Mary O'Brien"],
    ['^[A-Z -]+$', 'ANNE–MARIE\u00a0LEE', 'ANNE-MARIE LEE'],
    ['^\\p{L}+$', 'Nguyễn'.normalize('NFD'), 'Nguyễn'.normalize('NFC')],
    ['^[a-z.]+@[a-z.]+$', 'ａｎａ＠example.com', 'ana@example.com'],
    ['^\\w+ \\w+$', 'Ana  Lee', 'Ana Lee'],
    ['^[A-Za-z’ ]+$', 'Mary O’Brien', 'Mary O’Brien'],
  ])(
    '[FORM-13] signs of a phone’s keyboard or a paste fit a rule of plain ones: %s',
    (regex, typed, sent) => {
      expect(readField(ruled(regex), typed, (pattern, value) => readPattern(pattern).test(value))).toEqual({
        value: sent,
        problem: null,
      });
    },
  );

  it.each(['select', 'segments'] as const)('[FORM-01] a choice of %s is sent as it is', kind => {
    const options = [' Bank 0 ', ' Bank 1 '].map(value => ({ value, label: value }));
    const choice = modelOf({ kind, mask: '00 00', options });
    expect(readField(choice, ' Bank 1 ', check)).toEqual({ value: ' Bank 1 ', problem: null });
    expect(readField(choice, 'Bank 2', check)).toMatchObject({ value: '', problem: { code: 'required' } });
  });

  it('[FORM-13] a phone without a prefix of its own is read without its signs', () => {
    const phone = modelOf({ inputMode: 'tel', rules: [{ regex: '^\\d{10}$', message: '' }] });
    expect(readField(phone, '(55) 1234-5678', check)).toEqual({ value: '5512345678', problem: null });
  });

  it('Luhn is checked where it is asked for', () => {
    const card = ruled('^\\d{16}$', { isCardNumber: true, checkLuhn: true });
    expect(readField(card, '4242 4242 4242 4241', check).problem).toEqual({ code: 'luhn', message: '' });
    expect(readField({ ...card, checkLuhn: false }, '4242 4242 4242 4241', check).problem).toBeNull();
  });

  it('[FORM-13] a masked value is sent in the spelling that its rule takes', () => {
    const masked = { mask: '+00 000', kind: 'text' } as const;
    expect(readField(ruled('^\\+\\d{5}$', masked), '+52 555', check).value).toBe('+52555');
    expect(readField(ruled('^\\d{5}$', masked), '+52 555', check).value).toBe('52555');
    expect(readField(ruled('^\\+\\d\\d \\d{3}$', masked), '+52 555', check).value).toBe('+52 555');
  });

  it.each([
    ['no plus that was not typed', '^\\+\\d{5}$', '52 555'],
    ['not as nothing, where its rule takes nothing', '^\\d*$', 'abc'],
  ])('[FORM-04] [FORM-13] a masked value is sent with %s', (_, regex, typed) => {
    expect(readField(ruled(regex, { mask: '** ***' }), typed, check).problem?.code).toBe('regex');
  });

  it.each([
    ['*'.repeat(20), 'Ana María', 'Ana María'],
    ['**** ****', 'ab12 cd34', 'ab12cd34'],
  ])(
    '[FORM-13] of the mask %s only the spaces that group are left out: %s is sent as %s',
    (mask, typed, sent) => {
      expect(readField(modelOf({ mask }), typed, check).value).toBe(sent);
    },
  );

  it('[FORM-04] a place within a masked value that is still empty is asked for', () => {
    expect(readField(modelOf({ mask: 'aa00' }), 'B_12', check).problem?.code).toBe('regex');
  });

  const spellings: [mask: string, typed: string, regex: string, sent: string][] = [
    ['+0 (000) 000-00-00', '+7 (912) 345-67-89', '^\\+7\\d{10}$', '+79123456789'],
    ['000.000.000-00', '123.456.789-01', '^\\d{11}$', '12345678901'],
    ['AA-0000', 'AB-1234', '^[A-Z]{2}\\d{4}$', 'AB1234'],
    ['AA-0000', 'AB-1234', '^[A-Z]{2}-\\d{4}$', 'AB-1234'],
  ];
  it.each(spellings)('[FORM-13] the mask %s: %s is taken by %s as %s', (mask, typed, regex, sent) => {
    expect(readField(ruled(regex, { mask }), typed, check)).toEqual({ value: sent, problem: null });
  });

  it('[FORM-09] a rule for the number without its country is met: the player cannot take the prefix away', () => {
    const phone: PhoneFormat = {
      countries: [{ name: '', code: '', prefix: '+52', example: '' }],
      pattern: '',
    };
    const model = { kind: 'phone', phone } as const;
    expect(readField(ruled('^\\d{10}$', model), '+525512345678', check).value).toBe('5512345678');
    expect(readField(ruled('^\\d{12}$', model), '+525512345678', check).value).toBe('525512345678');
    expect(readField(modelOf(model), '+525512345678', check).value).toBe('+525512345678');
    expect(readField(modelOf(model), '+52 ', check)).toMatchObject({
      value: '',
      problem: { code: 'required' },
    });
    const shown = { ...model, phone: { ...phone, pattern: '00 0000 0000' } };
    const spaced = '\\d{2} \\d{4} \\d{4}$';
    expect(readField(ruled(`^${spaced}`, shown), '+525512345678', check).value).toBe('55 1234 5678');
    expect(readField(ruled(`^\\+52 ${spaced}`, shown), '+525512345678', check).value).toBe(
      '+52 55 1234 5678',
    );
  });

  it.each([
    ['cc-exp-year', '^\\d{2}$', '2031', '31'],
    ['cc-exp-year', '^\\d{4}$', '31', '2031'],
    ['cc-exp-year', '^20\\d{2}$', '2031', '2031'],
    ['cc-exp-month', '^(0[1-9]|1[0-2])$', '1', '01'],
    ['cc-exp-month', '^([1-9]|1[0-2])$', '01', '1'],
    ['cc-exp-month', '^(0[1-9]|1[0-2])$', '12', '12'],
  ])(
    '[FORM-13] the %s of an expiry is sent as %s asks for it: %s as %s',
    (autoComplete, regex, text, value) => {
      expect(readField(ruled(regex, { autoComplete }), text, check)).toEqual({ value, problem: null });
    },
  );

  it.each([
    ['^\\d{2}$', 'cc-exp-year', '1931'],
    ['^\\d{4}$', 'bday-year', '31'],
    ['^\\d{2}$', 'postal-code', '1'],
  ])(
    '[FORM-13] under the rule %s, what is no half of an expiry, %s, stays as it is: %s',
    (regex, autoComplete, text) => {
      expect(readField(ruled(regex, { autoComplete }), text, check)).toMatchObject({
        value: text,
        problem: {},
      });
    },
  );

  it('[FORM-01] what the player cannot change is sent as it came, and is never wrong', () => {
    for (const fixed of [{ isHidden: true }, { isDisabled: true }]) {
      const masked = { mask: '00 00', initial: '12 34', ...fixed };
      expect(readField(ruled('^x$', masked), '12 34', check)).toEqual({ value: '12 34', problem: null });
      // Nor is what was typed before it was taken out of the player's hands.
      expect(readField(modelOf({ initial: 'given', ...fixed }), 'typed', check).value).toBe('given');
      expect(readField(modelOf(fixed), '', check)).toEqual({ value: '', problem: null });
    }
  });

  const dates: [text: string, isReal: boolean][] = [
    ['29.02.2024', true],
    ['29.02.2025', false],
    ['1/2/2020', true],
    ['31.04.2020', false],
    ['01.01.1899', false],
    ['01.01.1900', true],
    ['31.12.9999', true],
    ['32.01.2020', false],
    ['01.13.2020', false],
  ];

  it.each(dates)('[FORM-10] the date %s is real: %s', (text, isReal) => {
    const { problem } = readField(modelOf({ isDate: true }), text, check);
    expect(problem?.code).toBe(isReal ? undefined : 'date');
  });

  const expiries: [text: string, isValid: boolean][] = [
    ['06 / 26', true],
    ['05 / 26', false],
    ['12 / 30', true],
    ['13 / 30', false],
    ['00 / 30', false],
  ];

  it.each(expiries)('the expiry %s is valid: %s', (text, isValid) => {
    const { problem } = readField(modelOf({ isExpiry: true, mask: '00 / 00' }), text, check);
    expect(problem?.code).toBe(isValid ? undefined : 'expiry');
  });
});
