import type { Table } from './createTable';

/** What is remembered of each table from one step to the next. */
export function memoryOf<Memory extends object>(make: (table: Table) => Memory): (table: Table) => Memory {
  const known = new WeakMap<Table, Memory>();
  return table => {
    const memory = known.get(table) ?? make(table);
    known.set(table, memory);
    return memory;
  };
}
