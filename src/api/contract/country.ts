import { coerce, type Describe, optional, string } from 'superstruct';
import { shape } from './shape';
import { TextStruct } from './text';

/** A region that the player may choose. */
export interface Country {
  /** ISO 3166, as 'MX'. */
  code: string;
  /** Used if the engine has no name for the country. */
  name?: string;
}

/** A country without a code cannot be chosen: its blank code is not read. */
export const CountryStruct: Describe<Country> = shape({
  code: coerce(string(), string(), code => code.trim() || null),
  name: optional(TextStruct),
});
