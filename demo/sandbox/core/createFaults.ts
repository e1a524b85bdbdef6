import type { Delivery } from './Delivery';

export const FAULT_KINDS = [
  'latency',
  'hang',
  'drop',
  '5xx',
  'unauthorized',
  'loss',
  'drop-after',
  'garbage',
  'html',
  'empty',
  'null',
  'wrong-types',
  'slow',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** A path of the contract, or '*'. */
  path: string;
  kind: FaultKind;
  /** How many calls it still hits. */
  count: number;
  /** latency: how long. */
  ms: number;
  /** 5xx: which status. */
  status: number;
  /** Only calls of this user id. */
  userId?: string;
  transport?: 'http' | 'socket';
}

export interface Faults {
  list(): Fault[];
  add(fault: Fault): void;
  clear(): void;
  /** Takes the first fault that fits, and counts it down. */
  take(path: string, transport: 'http' | 'socket', userId: string): Fault | undefined;
}

/** Faults that come after the handler has run: the money has moved, the answer suffers. */
export const LATE_FAULTS: Readonly<Partial<Record<FaultKind, Delivery>>> = {
  loss: 'never',
  'drop-after': 'drop',
  garbage: 'garbage',
  html: 'html',
  empty: 'empty',
  null: 'null',
  'wrong-types': 'wrong-types',
  slow: 'slow',
};

export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    list: () => faults.map(fault => ({ ...fault })),
    add(fault) {
      faults.push({ ...fault });
    },
    clear() {
      faults = [];
    },
    take(path, transport, userId) {
      const fault = faults.find(
        one =>
          (one.path === '*' || one.path === path) &&
          (one.transport ?? transport) === transport &&
          (one.userId === undefined || one.userId === userId),
      );
      if (!fault) return undefined;
      fault.count -= 1;
      faults = faults.filter(one => one.count > 0);
      return fault;
    },
  };
}
