import type { Messages } from '@lingui/core';

/** A compiled catalog as it came: what is no text is left out; throws where it is no catalog at all. */
export function asMessages(value: unknown): Messages {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('Not a catalog');
  const entries = Object.entries(value).filter(([, text]) => typeof text === 'string' || Array.isArray(text));
  return Object.fromEntries(entries) as Messages;
}
