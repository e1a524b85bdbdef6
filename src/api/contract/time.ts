import { coerce, type Describe, string, unknown } from 'superstruct';

/**
 * A smaller number is read as seconds, a larger one as milliseconds: it is the year 5138 in seconds, 1973 in
 * milliseconds.
 */
const LARGEST_SECONDS = 1e11;
const EPOCH = /^\d{10}(\d{3})?$/;
const WITHOUT_ZONE = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

/** Servers also write times as epoch numbers, these as texts too, and without a zone, which means UTC. */
export function isoTime(value: unknown): unknown {
  if (typeof value === 'string' && EPOCH.test(value)) return isoTime(Number(value));
  if (typeof value === 'string') return value.replace(WITHOUT_ZONE, '$1T$2Z');
  if (typeof value !== 'number') return value;
  const date = new Date(Math.abs(value) < LARGEST_SECONDS ? value * 1000 : value);
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
}

/** ISO time. */
export const TimeStruct: Describe<string> = coerce(string(), unknown(), isoTime);
