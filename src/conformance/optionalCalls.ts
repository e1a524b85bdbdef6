import { depositLimits, sessionStart } from '../api/operations/deposit';
import { countrySelector, methodsWithdrawal } from '../api/operations/methods';
import { withdrawalList } from '../api/operations/withdrawal';

/** What a server need not serve, as docs/guides/banking-server.md has it: a 404 with a message says so. */
export const OPTIONAL_CALLS: ReadonlySet<string> = new Set(
  [countrySelector, methodsWithdrawal, depositLimits, sessionStart, withdrawalList].map(({ path }) => path),
);
