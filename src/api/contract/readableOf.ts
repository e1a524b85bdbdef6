import { coerce, type Describe, type Struct, unknown, validate } from 'superstruct';
import { listOf } from './listOf';

/** A list without the entries that cannot be read: one must not hide the others. It is refused if all of them are so. */
export const readableOf = <T, S>(item: Struct<T, S>): Describe<readonly T[]> =>
  coerce(listOf(item), listOf(unknown()), entries => {
    const readable = entries.filter(entry => !validate(entry, item, { coerce: true })[0]);
    return readable.length > 0 ? readable : entries;
  });
