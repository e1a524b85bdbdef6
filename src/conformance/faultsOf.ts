import { type Struct, validate } from 'superstruct';
import { dropNulls } from '../api/checkAnswer';
import type { Finding } from './Finding';

type Fault = Pick<Finding, 'path' | 'problem'>;

/** What of a value does not fit, each place once; `at` is the place of the value itself. Never says the value. */
export function faultsOf<T, S>(value: unknown, struct: Struct<T, S>, at: string): Fault[] {
  const [error] = validate(dropNulls(value), struct, { coerce: true });
  const faults = new Map<string, Fault>();
  for (const { path: steps, type, value: found, key } of error?.failures() ?? []) {
    const path = [at, ...steps].filter(step => step !== '').join('.');
    // A union fails once as a whole and once for each of its members.
    if (faults.has(path)) continue;
    const isMissing = found === undefined && (key !== undefined || at !== '');
    const what = isMissing ? 'is missing' : `is ${nameOf(found)}`;
    const problem = `${path || 'the answer'} ${what}, expected ${EXPECTED[type] ?? type}`;
    faults.set(path, { path, problem });
  }
  return [...faults.values()];
}

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  type: 'an object',
  object: 'an object',
  record: 'an object',
  union: 'text or a number',
  enums: 'one of the known words',
};

/** What a value is, and never the value. */
function nameOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return EXPECTED.array ?? '';
  return EXPECTED[typeof value] ?? 'an object';
}
