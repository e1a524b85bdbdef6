import type { FieldTraits } from '../../../domain/field/FieldModel';

/** IMask patterns. The expiry's mask accepts any month: `readField` checks the expiry as a whole. */
const EXPIRY_MASK = '00 / 00';
const CARD_NUMBER_MASK = '0000 0000 0000 0000[ 000]';

export const CARD_NUMBER_TRAITS: FieldTraits = {
  autoComplete: 'cc-number',
  inputMode: 'numeric',
  isCode: true,
  isCardNumber: true,
  mask: CARD_NUMBER_MASK,
};

/** Known fields, by words in their names; the first row that matches wins (FORM-13). */
const TRAITS: readonly [pattern: RegExp, traits: FieldTraits][] = [
  // Not payment cards: the numbers of these may have letters, and their dates a day.
  [/gift|loyal|member|voucher|passport|licen[cs]e|document|(^|[^a-z])(id|sim)_?card/, { isCode: true }],
  [
    /cv[cv]|^csc2?$/,
    {
      autoComplete: 'cc-csc',
      inputMode: 'numeric',
      isCode: true,
      isHalf: true,
      isSecret: true,
      mask: '000[0]',
    },
  ],
  [/security_?code|passw|(^|_)pin$/, { isCode: true, isSecret: true }],
  [/(^|_)otp$|sms_?code/, { autoComplete: 'one-time-code', isCode: true }],
  // What is said of a phone or a birth in letters is neither a number nor a day.
  [
    /(phone|mobile|msisdn|^tel(?!egram))(?!.*(name|owner|holder|operator|provider|carrier|network|bank|brand|model|type)$)/,
    { autoComplete: 'tel', inputMode: 'tel', isCode: true },
  ],
  [
    /(card|(^|[^a-z])pan).*(number|num|no)$|^(number|num|no)_?(of_?)?card$|^((credit|debit|bank)_?)?(card|pan)$/,
    CARD_NUMBER_TRAITS,
  ],
  [/exp.*month/, { autoComplete: 'cc-exp-month', inputMode: 'numeric', isCode: true, isHalf: true }],
  [/exp.*year/, { autoComplete: 'cc-exp-year', inputMode: 'numeric', isCode: true, isHalf: true }],
  [
    /expir|exp_?date|^exp$/,
    {
      autoComplete: 'cc-exp',
      inputMode: 'numeric',
      isCode: true,
      isHalf: true,
      isExpiry: true,
      mask: EXPIRY_MASK,
    },
  ],
  [/card_?name|name_?on_?card/, { autoComplete: 'cc-name' }],
  [/e[-_]?mail/, { autoComplete: 'email', inputMode: 'email', isCode: true }],
  [/first_?name|given/, { autoComplete: 'given-name' }],
  [/last_?name|surname|family/, { autoComplete: 'family-name' }],
  [/^(full_?)?name$/, { autoComplete: 'name' }],
  [/zip|postal|postcode/, { autoComplete: 'postal-code', isCode: true }],
  [/^city$/, { autoComplete: 'address-level2' }],
  // Any other address may be that of a coin, a bank or a computer.
  [
    /street|^((home|billing|postal|mailing|residen\w+|customer|payer|user|player|client|beneficiary|(account_?)?holder|full)[\W_]?)?address[\W_]*(line)?[\W_]*1?\W*$/,
    { autoComplete: 'address-line1' },
  ],
  [
    /^(?!.*((place|city|country|town|state)_?of_?birth|birth_?(place|city|country|town|state|name))).*birth/,
    { autoComplete: 'bday', inputMode: 'numeric', isCode: true },
  ],
  // The name of an account's owner is no code.
  [
    /^(?!.*(name|owner|holder)$).*(cpf|pix_?key$|clabe|iban|account|wallet|document|^id$|_id$|dni|rut|curp|number)/,
    { isCode: true },
  ],
  // What else is said of one, as a tax number, is told by the rows above.
  [/(card.*|^cc[\W_]?|^)holder(?!.*(address|type))/, { autoComplete: 'cc-name' }],
  [/(?<!place|share)holder(?!.*(address|type))/, { autoComplete: 'name' }],
];

/** What a field's name tells about how it is typed. */
export function fieldTraits(name: string): FieldTraits {
  const key = name.trim().toLowerCase();
  return TRAITS.find(([pattern]) => pattern.test(key))?.[1] ?? {};
}
