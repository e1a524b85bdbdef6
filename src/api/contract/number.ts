import { coerce, type Describe, number, string } from 'superstruct';

const PLAIN = /^-?\d*\.?\d+$/;

/** A number. Servers also write it as a text: a plain decimal is read as its number, an empty text as absent. */
export const NumberStruct: Describe<number> = coerce(number(), string(), text =>
  PLAIN.test(text) ? Number(text) : text || undefined,
) as Describe<number>;
