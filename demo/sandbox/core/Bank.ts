import type { Ledger } from '../ledger/createLedger';
import type { Json, Push } from '../wire';
import type { Delays } from './createDelays';
import type { Faults } from './createFaults';
import type { Random } from './createRandom';
import type { Scheduler } from './createScheduler';
import type { Delivery } from './Delivery';
import type { State } from './State';
import type { DemoUser } from './users';

export interface RequestRecord {
  at: number;
  transport: 'http' | 'socket';
  path: string;
  userId?: string;
  requestId?: string;
  depositId?: string;
  status: number;
  code?: string;
  extraParams?: Json;
  fault?: string;
}

/** One sandbox: everything a handler may use. Made by createBank; nothing of it lives in a module. */
export interface Bank {
  state: State;
  ledger: Ledger;
  delays: Delays;
  random: Random;
  scheduler: Scheduler;
  faults: Faults;
  requests: RequestRecord[];
  reports: { at: number; product: string; body: Json | string }[];
  /** The sandbox's own address, as payment pages are reached: no slash at the end. */
  url(): string;
  now(): number;
  newId(prefix: string): string;
  findUser(token: string): DemoUser | 'expired' | undefined;
  push(userId: string, push: Push): void;
  /** Called after every change of the state: writes the data file where there is one. */
  changed(): void;
}

/** One call on its way. */
export interface Call {
  bank: Bank;
  user: DemoUser;
  path: string;
  input: Record<string, unknown>;
  transport: 'http' | 'socket';
  extraParams: Json | undefined;
  /** How the answer travels: set by a scenario, obeyed by both transports. */
  delivery: Delivery | undefined;
}
