import fc from 'fast-check';
import { legalText, maybe, unknownMembers } from './legalTexts';

interface Choice {
  value: string | number;
  text: string;
}

/** One legal way to ask for something, and what a player types to answer it. */
export interface FieldRecipe {
  type?: string;
  mask?: string;
  regex?: string;
  choices?: readonly Choice[];
  /** What is typed or chosen; '' where a player may leave it empty. */
  typed: string;
  /** Not JavaScript's own dialect: nobody can say what is sent. */
  isForeign?: boolean;
  /** What stands in the field from the start (dynamic fields). */
  value?: string;
  /** Only fields of forms that the server describes have it. */
  isDynamicOnly?: boolean;
  isDisabled?: boolean;
}

const many: readonly Choice[] = Array.from({ length: 40 }, (_, index) => ({
  value: `bank_${index}`,
  text: `Bank ${index}`,
}));

const FIELD_RECIPES: readonly FieldRecipe[] = [
  { typed: 'anything' },
  { regex: '.*', typed: '' },
  { regex: '', typed: 'x' },
  { regex: '^\\d{6}$', typed: '123456' },
  { regex: '^[A-Z0-9]{10}$', typed: 'AB12CD34EF' },
  { regex: '^[A-Z]{2}\\d{6}$', typed: 'AB123456' },
  { regex: '^\\d{4}$', mask: '0000', typed: '1234' },
  { regex: '^\\d{3}-\\d{3}$', mask: '###-###', typed: '123456' },
  { regex: '^\\d{11}$', mask: '000.000.000-00', typed: '12345678901' },
  { regex: '^[A-Z]{2}\\d{4}$', mask: 'AA-0000', typed: 'AB1234' },
  { regex: '^\\+7\\d{10}$', mask: '+7 (999) 999-99-99', typed: '9123456789' },
  { regex: '^\\d{4}$', mask: 'XXXX', typed: '1234' },
  { regex: '^\\d{4} \\d{4}$', mask: '____ ____', typed: '1234 5678' },
  { regex: '^20\\d\\d-\\d\\d-\\d\\d$', mask: '0000-00-00', typed: '20310115' },
  { regex: '^(0[1-9]|1[0-2])/20\\d\\d$', typed: '11/2031' },
  { regex: '^$|^\\d{4}$', typed: '' },
  { regex: '^(\\d{4}|)$', typed: '' },
  { regex: '^\\d?$', typed: '' },
  { regex: '^(?:[A-Z]{2}\\d{2}){0,1}$', typed: '' },
  { regex: '/^\\d{4}$/', typed: '1234', isForeign: true },
  { regex: '/^[a-z]{3,5}$/i', typed: 'ABC', isForeign: true },
  { regex: '(?i)^abc$', typed: 'ABC', isForeign: true },
  { regex: '^\\p{L}+$', typed: 'José', isForeign: true },
  { regex: '^(?P<code>\\d+)$', typed: '12', isForeign: true },
  { regex: '^(a+)+$', typed: 'aaaa' },
  { regex: '^lnbc[a-z0-9]{300}$', typed: `lnbc${'a1'.repeat(150)}` },
  { type: 'text_uppercase', regex: '^[A-Z]{3}$', typed: 'abc' },
  { type: 'date', typed: '31.12.1990' },
  { type: 'date', regex: '^\\d{4}-\\d\\d-\\d\\d$', typed: '1990-12-31' },
  { mask: 'dd.mm.yyyy', typed: '31.12.1990' },
  { type: 'phone', typed: '5512345678' },
  { type: 'phone', regex: '^\\d{10}$', typed: '5512345678' },
  { type: 'phone', regex: '^\\+?\\d{10,15}$', typed: '5512345678' },
  { type: 'phone', mask: '+{52} 00 0000 0000', regex: '^\\+52\\d{10}$', typed: '5512345678' },
  { type: 'phone', mask: '00 0000 0000', regex: '^\\d{2} \\d{4} \\d{4}$', typed: '5512345678' },
  { type: 'number', regex: '^[1-9]\\d*$', typed: '42' },
  { type: 'email', regex: '^[^@ ]+@[^@ ]+$', typed: 'ana@mail.test' },
  { type: 'some_type_of_tomorrow', typed: 'text' },
  { type: 'amount', regex: '^\\d+$', typed: '15', isDynamicOnly: true },
  { type: 'dropdown', choices: [{ value: 'a', text: 'A' }], typed: 'a' },
  {
    type: 'dropdown',
    choices: [
      { value: 7, text: 'Seven' },
      { value: 8, text: 'Eight' },
    ],
    typed: '8',
  },
  { type: 'dropdown', choices: many, typed: 'bank_17' },
  { type: 'dropdown', choices: [], typed: 'typed instead' },
  {
    type: 'dropdown',
    choices: [
      { value: '', text: 'None' },
      { value: 'x', text: 'X' },
    ],
    typed: '',
  },
  {
    type: 'dropdown',
    choices: [
      { value: 'x', text: '' },
      { value: 'y', text: '' },
    ],
    typed: 'y',
  },
  { type: 'dropdown', choices: [{ value: 'x', text: 'X' }], value: 'gone', typed: 'x', isDynamicOnly: true },
  {
    choices: [
      { value: 'one', text: 'One' },
      { value: 'two', text: 'Two' },
    ],
    typed: 'two',
  },
  { type: 'text', value: 'given', isDisabled: true, typed: '', isDynamicOnly: true },
  { type: 'text', isDisabled: true, typed: '', isDynamicOnly: true },
  { type: 'text', regex: '^\\d+$', value: 'x', isDisabled: true, typed: '', isDynamicOnly: true },
  {
    type: 'phone_with_prefix',
    choices: [
      { value: '+52', text: 'México' },
      { value: '+1', text: 'USA' },
    ],
    typed: '5512345678',
  },
  { type: 'phone_with_prefix', regex: '^\\d{10}$', value: '+52', typed: '5512345678', isDynamicOnly: true },
];

/** Names as servers choose them; some sound like a card's number and are none. */
const NAMES = [
  'voucher',
  'account',
  'email',
  'phone_2',
  'document',
  'company_no',
  'gift_card_number',
  'card_code',
  'passport_expiry',
  'user[name]',
  'a.b',
  'a_b',
  'número',
  '名前',
  'field with spaces',
  "it's",
  'x"y',
  'constructor',
  '__proto__',
  'toString',
  'birthDate',
  'BIC',
  'bank',
  'network_fee',
  'error.required',
  'n'.repeat(80),
  'comment',
  'pixKey2',
  'id',
  'name',
  'otp',
] as const;

export interface LegalFields {
  /** As the server writes them. */
  fields: Record<string, unknown>[];
  /** What a player types, by the fields' names. */
  typed: Record<string, FieldRecipe>;
}

const choose = (recipe: FieldRecipe, key: 'values' | 'items') =>
  recipe.choices && { [key]: recipe.choices.map(({ value, text }) => ({ value, text })) };

const named = (isDynamic: boolean, maxLength: number): fc.Arbitrary<[string, FieldRecipe][]> =>
  fc.uniqueArray(
    fc.tuple(
      fc.constantFrom(...NAMES),
      fc.constantFrom(...FIELD_RECIPES.filter(recipe => isDynamic || !recipe.isDynamicOnly)),
    ),
    { selector: ([name]) => name, maxLength },
  );

const gather = (pairs: [string, FieldRecipe][], fields: Record<string, unknown>[]): LegalFields => ({
  fields,
  typed: Object.fromEntries(pairs),
});

/** MethodField[] of the contract. */
export const legalMethodFields: fc.Arbitrary<LegalFields> = named(false, 3).chain(pairs =>
  fc
    .tuple(
      ...pairs.map(([name, recipe]) =>
        fc
          .record({
            label: maybe(legalText),
            error: maybe(legalText),
            category: maybe(legalText),
            more: unknownMembers,
          })
          .map(({ label, error, category, more }) => ({
            ...more,
            name,
            category,
            type: recipe.type,
            mask: recipe.mask,
            regex: recipe.regex,
            placeholder_key: label,
            regex_error_key: error,
            ...choose(recipe, 'values'),
          })),
      ),
    )
    .map(fields => gather(pairs, fields)),
);

/** FormField[] of the contract; of the flags those that a player can live with. */
export const legalFormFields: fc.Arbitrary<LegalFields> = named(true, 3).chain(pairs =>
  fc
    .tuple(
      ...pairs.map(([name, recipe]) =>
        fc
          .record({
            label: legalText,
            message: legalText,
            isAdvanced: maybe(fc.boolean()),
            more: unknownMembers,
          })
          .map(({ label, message, isAdvanced, more }) => ({
            ...more,
            name: `${name}_x`,
            label: `${label} ${name}`,
            type: recipe.type ?? 'text',
            mask: recipe.mask,
            value: recipe.value,
            isDisabled: recipe.isDisabled,
            isAdvanced: isAdvanced && !recipe.isDisabled,
            ...(recipe.regex !== undefined && { validations: [{ regex: recipe.regex, message }] }),
            ...choose(recipe, 'items'),
          })),
      ),
    )
    .map(fields =>
      gather(
        pairs.map(([name, recipe]) => [`${name}_x`, recipe]),
        fields,
      ),
    ),
);
