import { amountFor } from '../../../demo/hosts/lib/amountFor';
import { isCrypto } from '../../../demo/sandbox/core/money';
import type { DemoUser } from '../../../demo/sandbox/core/users';
import { findCountry, specsOf } from '../../../demo/sandbox/data/buildMethods';
import { SCENARIOS } from '../../../demo/sandbox/scenarios';
import { cardSecrets } from '../createSecretWatch';

const ODD_AMOUNTS = ['', '0', '-5', '1e5', '5,25', '1.234,56', '٥٠٠', '५००', '99999999999'];
/** None of it looks like a text gone wrong: a summary says what was typed. */
const ODD_TEXTS = ['', 'a'.repeat(300), '2 < 3 & 4', '{', '\u202e12', '٥٠٠'];
const digits = (length: number): string => '1234567890'.repeat(3).slice(0, length);
/** A pattern of so many digits, those of a telephone behind the code of their country. */
const DIGITS = /^\^(?:\\\+\?(\d+))?\\d\{(\d+)\}\$$/;
/** Values in the shapes that banks ask for; of those that fit a field's pattern one is typed. */
const SHAPES = [
  ...[4, 6, 8, 9, 10, 11, 12, 13, 14, 16, 18].map(digits),
  ...['4242424242424242', '4000000000000002', '4000 0000 0000 9995', cardSecrets.cardNumber, cardSecrets.cvc],
  ...['12/39', 'Ana Lopez', 'ANA LOPEZ', 'ana@example.com', '01.02.1990', '12345678909', 'ana@okbank'],
  ...['DE89370400440532013000', 'SBIN0001234', `0x${'ab'.repeat(20)}`, `T${'A'.repeat(33)}`, '+525512345678'],
];

export interface Typing {
  /** What the field takes. */
  fitting: readonly string[];
  /** What nobody should type. */
  odd: readonly string[];
}

/** What a player may type into a field, by its contract name; amounts with their outcomes. */
export function typedValues({ country, currency }: DemoUser, field: string): Typing {
  if (field === '' || field.includes('amount')) {
    const fitting = SCENARIOS.map(({ ending }) => amountFor(ending, currency, isCrypto(currency)));
    return { fitting, odd: ODD_AMOUNTS };
  }
  const own = findCountry(country);
  const specs = own ? [...specsOf(own, 'methods'), ...specsOf(own, 'withdrawals')] : [];
  const asked = specs.flatMap(({ fields = [] }) => fields).find(({ name }) => name === field);
  const pattern = new RegExp(asked?.regex ?? '');
  const [, prefix = '', length] = DIGITS.exec(asked?.regex ?? '') ?? [];
  if (length !== undefined) return { fitting: [prefix + digits(Number(length))], odd: ODD_TEXTS };
  const fitting = SHAPES.filter(shape => pattern.test(shape.replaceAll(' ', '')) || pattern.test(shape));
  return { fitting: fitting.length > 0 ? fitting : SHAPES, odd: ODD_TEXTS };
}
