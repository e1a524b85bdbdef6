import { array, type Describe, type Struct } from 'superstruct';

/**
 * A readonly list: what was read stays as the server sent it, and a valtio snapshot of it has the same type. The cast
 * is for superstruct, whose `Describe` takes a readonly array for an object.
 */
export const listOf: <T, S>(item: Struct<T, S>) => Describe<readonly T[]> = array as never;
