import { createLedger } from '../ledger/createLedger';
import { depositLines } from '../ledger/postings';
import type { Push } from '../wire';
import type { Bank } from './Bank';
import { createDelays, type Delays } from './createDelays';
import { createFaults } from './createFaults';
import { createRandom } from './createRandom';
import { createScheduler } from './createScheduler';
import { toMinor } from './money';
import { createState, type State } from './State';
import { createUsers, type DemoUser, findUser } from './users';

export interface BankOptions {
  seed?: number | undefined;
  /** 1 is live, 2 twice as fast. */
  speed?: number | undefined;
  delays?: Partial<Delays> | undefined;
  now?: (() => number) | undefined;
  state?: State | undefined;
  url: () => string;
  push: (userId: string, push: Push) => void;
  changed: () => void;
}

const DEFAULT_SEED = 20_155;

function openAccounts(bank: Bank, user: DemoUser): void {
  if (bank.state.openedUsers[user.id]) return;
  bank.state.openedUsers[user.id] = true;
  for (const { currency, amount, unplayed } of user.opening) {
    if (unplayed) bank.state.unplayed[`${user.id} ${currency}`] = toMinor(unplayed, currency) ?? 0;
    const minor = toMinor(amount, currency) ?? 0;
    if (minor > 0) bank.ledger.post(`opening ${user.id}`, depositLines(user.id, currency, minor));
  }
  bank.changed();
}

export function createBank(options: BankOptions): Bank {
  const state = options.state ?? createState();
  const now = options.now ?? Date.now;
  // A resumed state must not give out its ids again.
  const random = createRandom((options.seed ?? DEFAULT_SEED) + state.counter);
  const users = createUsers();
  const bank: Bank = {
    state,
    ledger: createLedger(state.ledger, now),
    delays: createDelays(options.speed, options.delays),
    random,
    scheduler: createScheduler(),
    faults: createFaults(),
    requests: [],
    reports: [],
    url: options.url,
    now,
    newId(prefix) {
      state.counter += 1;
      return `${prefix}_${state.counter.toString(36).padStart(4, '0')}${random.hex(8)}`;
    },
    findUser(token) {
      const user = findUser(users, token);
      if (user && user !== 'expired') openAccounts(bank, user);
      return user;
    },
    push: options.push,
    changed: options.changed,
  };
  return bank;
}
