import { countrySelector } from '../api/operations/countries';
import { depositCreate, depositLimits, sessionStart } from '../api/operations/deposit';
import { methodsWithdrawal } from '../api/operations/methods';
import { depositCreateP2P } from '../api/operations/p2p';
import { withdrawalCreate, withdrawalList } from '../api/operations/withdrawal';

/** What a server need not serve, as docs/guides/banking-server.md has it: a 404 with a message says so. */
export const OPTIONAL_CALLS: ReadonlySet<string> = new Set(
  [countrySelector, methodsWithdrawal, depositLimits, sessionStart, withdrawalList].map(({ path }) => path),
);

/** What moves money: a refusal of one is read by the player. */
export const CREATING_CALLS: ReadonlySet<string> = new Set(
  [depositCreate, depositCreateP2P, withdrawalCreate].map(({ path }) => path),
);
