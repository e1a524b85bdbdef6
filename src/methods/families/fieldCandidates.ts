import type { FieldModel } from '../../domain/field/FieldModel';
import { parseAmount } from '../../domain/money/parseAmount';
import { lettersAndDigits } from '../../lib/lettersAndDigits';
import { showPhone } from './phoneFormat';

const withoutSpaces = (text: string): string => text.replace(/[\s\u00a0]+/g, '');
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A phone without its country's prefix, which the player cannot take away, and either as it is shown. */
function phoneSpellings({ phone }: Pick<FieldModel, 'phone'>, text: string): string[] {
  const prefixes = phone?.countries.map(({ prefix }) => prefix) ?? [];
  const [prefix] = prefixes.filter(one => text.startsWith(one)).sort((a, b) => b.length - a.length);
  if (prefix === undefined) return [];
  const shown = showPhone(text, prefix, phone?.pattern ?? '');
  return [digitsOf(text.slice(prefix.length)), shown, shown.slice(prefix.length).trim()];
}

/** A phone of which nobody has typed more than the country's prefix, which stands there from the start. */
export const isBarePrefix = ({ phone }: Pick<FieldModel, 'phone'>, text: string): boolean =>
  phone?.countries.some(({ prefix }) => prefix === withoutSpaces(text)) === true;

/**
 * The spellings of a value that a server may mean: as it stands, without the spaces that only group, bare digits, the
 * same behind its plus, letters and digits without what is between them, a phone without its country's prefix or as it is shown. The
 * first that its rules accept is checked and sent.
 */
export function fieldCandidates(
  model: Pick<FieldModel, 'isCardNumber' | 'mask' | 'kind' | 'phone'>,
  text: string,
): string[] {
  // What stood there before the field became one of capitals, or came with it.
  const trimmed = model.kind === 'uppercase' ? text.trim().toUpperCase() : text.trim();
  if (model.isCardNumber) return [digitsOf(trimmed), trimmed];
  if (model.kind === 'amount') {
    const value = parseAmount(trimmed);
    return [trimmed === '' || value <= 0 ? trimmed : String(value)];
  }
  if (isBarePrefix(model, trimmed)) return [''];
  if (!model.mask && model.kind !== 'phone') return [trimmed];
  const digits = digitsOf(trimmed);
  const spellings = [
    withoutSpaces(trimmed),
    trimmed,
    digits,
    trimmed.startsWith('+') ? `+${digits}` : '',
    lettersAndDigits(trimmed),
    ...phoneSpellings(model, trimmed),
  ];
  const [first = ''] = spellings;
  return [...new Set([first, ...spellings.filter(Boolean)])];
}
