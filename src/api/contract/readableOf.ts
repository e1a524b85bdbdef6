import { coerce, type Describe, type Struct, unknown, validate } from 'superstruct';
import { listOf } from './listOf';

/**
 * A list without the entries that cannot be read: one must not hide the others. It is refused if fewer than
 * `least` are left.
 */
export const readableOf = <T, S>(item: Struct<T, S>, least = 1): Describe<readonly T[]> =>
  coerce(listOf(item), listOf(unknown()), entries => {
    const readable = entries.filter(entry => !validate(entry, item, { coerce: true })[0]);
    return readable.length < least ? entries : readable;
  });
