import { isLuhnValid } from '../card/isLuhnValid';

/** `message`: the server's own words; '' where it has none. */
export interface FieldRule {
  regex: string;
  message: string;
}

/** The pattern checker of lib, or anything of its shape. 'unchecked' leaves the verdict to the server. */
export type PatternCheck = (pattern: string, value: string) => boolean | 'unchecked';

interface FieldProblem {
  code: 'regex' | 'luhn';
  message: string;
}

interface FieldValue {
  value: string;
  rules: readonly FieldRule[];
  checkLuhn: boolean;
  check: PatternCheck;
}

/** FORM-04: the first rule that fails, then Luhn where the method asks for it. */
export function checkFieldValue({ value, rules, checkLuhn, check }: FieldValue): FieldProblem | null {
  const broken = rules.find(({ regex }) => check(regex, value) === false);
  if (broken) return { code: 'regex', message: broken.message };
  return checkLuhn && !isLuhnValid(value) ? { code: 'luhn', message: '' } : null;
}
