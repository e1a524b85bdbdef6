import { isLuhnValid } from '../card/isLuhnValid';

export type FieldRule = { regex?: string | null; message?: string | null };

/** The pattern checker of lib, or anything of its shape. 'unchecked' leaves the verdict to the server. */
export type PatternCheck = (pattern: string, value: string) => boolean | 'unchecked';

export type FieldProblem = { code: 'regex'; message: string; ruleIndex: number } | { code: 'luhn' };

/** FORM-04: the first rule that fails, then Luhn where the method asks for it. */
export function checkFieldValue(field: {
  value: string;
  rules: readonly FieldRule[];
  checkLuhn?: boolean;
  check: PatternCheck;
}): FieldProblem | null {
  const { value, rules, checkLuhn = false, check } = field;
  const ruleIndex = rules.findIndex(rule => rule.regex && check(rule.regex, value) === false);
  if (ruleIndex >= 0) return { code: 'regex', message: rules[ruleIndex]?.message ?? '', ruleIndex };
  return checkLuhn && !isLuhnValid(value) ? { code: 'luhn' } : null;
}
