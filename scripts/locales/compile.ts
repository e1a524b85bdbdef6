import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Catalog } from './catalog';

export type { CompiledMessage };

/** Throws an error that names the id where the message is not valid ICU. */
export function compile(id: string, message: string): CompiledMessage {
  try {
    return compileMessageOrThrow(message);
  } catch (error) {
    throw new Error(`${id}: not a valid ICU message`, { cause: error });
  }
}

/** Compiles a catalog without its gaps: a locale's missing text falls back to English by its absence. */
export function compileCatalog(catalog: Catalog): Record<string, CompiledMessage> {
  const compiled: Record<string, CompiledMessage> = {};
  for (const [id, message] of Object.entries(catalog)) {
    if (message !== '') compiled[id] = compile(id, message);
  }
  return compiled;
}
