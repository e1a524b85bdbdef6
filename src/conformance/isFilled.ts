import type { PaymentMethod } from '../api/contract/method';
import type { CheckContext } from './Check';

/** What a player is asked for and nobody has given: the amount is the form's own, and a hidden field is not shown. */
const missingFields = ({ fields }: PaymentMethod, given: Readonly<Record<string, string>>): string[] =>
  fields
    .filter(({ name, type }) => name !== 'amount' && type !== 'amount' && type !== 'hidden')
    .map(({ name }) => name)
    .filter(name => !Object.hasOwn(given, name));

export const isFilled = (method: PaymentMethod, given: Readonly<Record<string, string>>): boolean =>
  missingFields(method, given).length === 0;

/** Says with which fields a creating call that was refused might have been accepted. */
export function noteMissingFields(
  { inspector, options: { fields } }: CheckContext,
  call: string,
  method: PaymentMethod,
): void {
  const missing = missingFields(method, fields);
  if (missing.length === 0) return;
  const problem = `it was sent without the fields ${missing.join(', ')}: give them with --field`;
  inspector.report({ call, problem, level: 'note' });
}
