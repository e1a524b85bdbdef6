import { parseAmount } from '../../domain/parseAmount';
import type { FieldModel } from './FieldModel';

const withoutSpaces = (text: string): string => text.replace(/[\s\u00a0]+/g, '');
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * The spellings of a value that a server may mean: as it stands, without the spaces that only group, bare digits.
 * The first that its rules accept is checked and sent.
 */
export function fieldCandidates(
  model: Pick<FieldModel, 'isCardNumber' | 'mask' | 'kind' | 'phone'>,
  text: string,
): string[] {
  const trimmed = text.trim();
  if (model.isCardNumber) return [digitsOf(trimmed), trimmed];
  if (model.kind === 'amount') {
    const value = parseAmount(trimmed);
    return [trimmed === '' || value <= 0 ? trimmed : String(value)];
  }
  // A prefix that nobody has typed is no number.
  if (model.phone?.countries.some(({ prefix }) => prefix === withoutSpaces(trimmed))) return [''];
  if (!model.mask && model.kind !== 'phone') return [trimmed];
  return [...new Set([withoutSpaces(trimmed), trimmed, digitsOf(trimmed)])];
}
