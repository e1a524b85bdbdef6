import { FIXED_AMOUNT_METHOD } from '../../spec/methodLists';
import { plainDigits } from './plainDigits';

interface AmountFieldLike {
  name: string;
  type?: string;
  regex?: string;
  values?: readonly { value: string }[];
}

export interface FixedAmount {
  /** What the value must match. */
  regex: string;
  /** The amounts that the field or the regex lists, in that order; empty if the regex is no plain list. */
  amounts: number[];
}

const LIST = /^\^?\(?(?:\?:)?(\d+(?:\\?\.\d+)?(?:\|\d+(?:\\?\.\d+)?)*)\)?\$?$/;

/** FORM-06: the rule of a method that takes only fixed amounts, else `null`. */
export function fixedAmounts(method: {
  name: string;
  fields: readonly AmountFieldLike[];
}): FixedAmount | null {
  if (method.name !== FIXED_AMOUNT_METHOD) return null;
  const field = method.fields.find(({ name, type }) => name === 'amount' || type === 'amount');
  const { values = [], regex = '' } = field ?? {};
  const listed =
    values.length > 0
      ? values.map(({ value }) => value)
      : (LIST.exec(regex)?.[1]?.replaceAll('\\', '').split('|') ?? []);
  const amounts = listed.map(Number).filter(amount => Number.isFinite(amount) && amount > 0);
  if (regex) return { regex, amounts };
  // A list without a pattern is one.
  return amounts.length > 0
    ? { regex: `^(${amounts.map(plainDigits).join('|').replaceAll('.', '\\.')})$`, amounts }
    : null;
}
