import { isRecord } from '../../../lib/isRecord';
import { DAY_MS } from '../../../spec/timers';
import { VARIABLE_NAMES } from '../../../theme/variableNames';
import { MOST_METADATA_CHARS, readMetadata } from '../readMetadata';

type Kind = 'text' | 'boolean' | 'object' | 'list' | 'milliseconds' | 'metadata' | readonly string[];

/** `config`: every key and the kind of its value. reference.md has the table. */
export const CONFIG_KINDS: Readonly<Record<string, Kind>> = {
  captchaScriptUrl: 'text',
  scoreCaptchaScriptUrl: 'text',
  scoreCaptchaSiteKey: 'text',
  nativeHandler: 'text',
  nativeBilling: 'text',
  nativeUserData: 'text',
  nativeBridge: 'text',
  nativeCommands: 'text',
  returnUrl: 'text',
  pseudoLocale: 'boolean',
  dir: ['ltr', 'rtl'],
  hostAnswerTimeoutMs: 'milliseconds',
  development: 'boolean',
  metadata: 'metadata',
};

/** The parts of `schema` that the widget reads; the others may be the host's own. */
export const SCHEMA_KINDS: Readonly<Record<string, Kind>> = {
  theme: ['light', 'dark', 'auto'],
  seeds: 'object',
  variables: 'object',
  fonts: 'list',
  meta: 'object',
  isCryptoBonusAvailable: 'boolean',
  showCryptoInstruction: 'boolean',
  assets: 'object',
};

export const SEED_NAMES: readonly string[] = ['accent', 'surface', 'text', 'positive', 'negative'];

export const VARIABLES: readonly string[] = VARIABLE_NAMES.map(name => `--cashier-${name}`);

/** A longer time is a mistake of the unit. */
const MOST_MILLISECONDS = DAY_MS;

const CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: value => typeof value === 'string',
  boolean: value => typeof value === 'boolean',
  object: isRecord,
  list: Array.isArray,
  milliseconds: value => typeof value === 'number' && value > 0 && value <= MOST_MILLISECONDS,
  metadata: value => readMetadata(value) !== null,
};

const WORDS: Readonly<Record<string, string>> = {
  text: 'a text',
  boolean: 'true or false',
  object: 'an object',
  list: 'a list',
  milliseconds: `a number of milliseconds from 1 to ${MOST_MILLISECONDS}`,
  metadata: `an object of at most ${MOST_METADATA_CHARS} characters of JSON`,
};

/** What a value should have been, in words; `null` if it is right. */
export function wrongKind(kind: Kind, value: unknown): string | null {
  if (typeof kind === 'string') return CHECKS[kind]?.(value) ? null : (WORDS[kind] ?? kind);
  return kind.includes(String(value)) ? null : `one of ${kind.join(', ')}`;
}
