import type { Messages } from '@lingui/core';
import { isRecord } from '../lib/isRecord';

/** A compiled catalog as it came: what is no text is left out; throws where it is no catalog at all. */
export function asMessages(value: unknown): Messages {
  if (!isRecord(value)) throw new Error('Not a catalog');
  const entries = Object.entries(value).filter(([, text]) => typeof text === 'string' || Array.isArray(text));
  return Object.fromEntries(entries) as Messages;
}
