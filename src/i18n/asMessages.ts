import type { Messages } from '@lingui/core';
import { isRecord } from '../lib/isRecord';

/** Reads a compiled catalog: entries that are no texts are left out. Throws if it is no catalog at all. */
export function asMessages(value: unknown): Messages {
  if (!isRecord(value)) throw new Error('Not a catalog');
  const entries = Object.entries(value).filter(([, text]) => typeof text === 'string' || Array.isArray(text));
  return Object.fromEntries(entries) as Messages;
}
