import { ref } from 'valtio/vanilla';

/**
 * What a host has handed over, for a store: a store puts proxies into the objects that it holds, and the host's own
 * must stay as they are.
 */
export const hostRefs = <Data extends object>(data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, Object(value) === value ? ref(value) : value]),
  ) as Data;
