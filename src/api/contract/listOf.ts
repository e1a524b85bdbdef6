import { array, type Describe, type Struct } from 'superstruct';

/** A list that nobody changes: what was read stays as the server said it, and a snapshot of it is one as well. */
export const listOf: <T, S>(item: Struct<T, S>) => Describe<readonly T[]> = array as never;
