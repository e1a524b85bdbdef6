import type { MethodField, PaymentMethod } from '../../../api/contract/method';
import { fieldTraits } from './fieldTraits';
import { isTaxNumber } from './isTaxNumber';

const CARD_TYPE = /^(card|pan)(_?number)?$/i;
const LEAST_DIGITS = 12;

const isTyped = ({ values = [], type }: MethodField): boolean => values.length === 0 && type !== 'amount';

/** Whether the name does not already identify the field as something else, such as a phone. */
const isUnknown = ({ name }: MethodField): boolean => {
  const { autoComplete, isSecret } = fieldTraits(name);
  return autoComplete === undefined && !isSecret;
};

const hasRoom = ({ mask = '' }: MethodField): boolean => (mask.match(/[09#]/g)?.length ?? 0) >= LEAST_DIGITS;

/**
 * The field of a card's number, found by its name or type. If the method asks for a Luhn check, which only a
 * card number passes, it is also found by its mask, or as the only field.
 */
export function cardNumberField(
  { fields, checkLuhn }: Pick<PaymentMethod, 'fields' | 'checkLuhn'>,
  country: string,
): MethodField | null {
  const names = fields.map(({ name }) => name);
  const isCandidate = (field: MethodField) =>
    field.name !== 'amount' && isTyped(field) && (checkLuhn || !isTaxNumber(field, names, country));
  const typed = fields.filter(isCandidate);
  const named = typed.find(({ name }) => fieldTraits(name).isCardNumber);
  if (named) return named;
  const open = typed.filter(isUnknown);
  const known = open.find(({ type = '' }) => CARD_TYPE.test(type));
  if (known || checkLuhn !== true) return known ?? null;
  return open.find(hasRoom) ?? (typed.length === 1 ? (open[0] ?? null) : null);
}
