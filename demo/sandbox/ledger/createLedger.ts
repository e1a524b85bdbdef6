export interface JournalLine {
  account: string;
  currency: string;
  minor: number;
}

interface JournalEntry {
  id: number;
  at: number;
  memo: string;
  lines: JournalLine[];
}

export interface LedgerState {
  balances: Record<string, number>;
  journal: JournalEntry[];
}

export interface Ledger {
  /** Minor units; an account that was never used holds 0. */
  balance(account: string, currency: string): number;
  /** Posts all lines or none. Throws LedgerError where they do not sum to zero or overdraw a player. */
  post(memo: string, lines: JournalLine[]): JournalEntry;
}

export class LedgerError extends Error {}

export function createLedgerState(): LedgerState {
  return { balances: {}, journal: [] };
}

const keyOf = (account: string, currency: string): string => `${account} ${currency}`;

/** Money of players (user:, hold:) is never below zero; the bank and the world outside (bank:) may owe. */
const isGuarded = (account: string): boolean => account.startsWith('user:') || account.startsWith('hold:');

function sumBy(lines: JournalLine[], keyOfLine: (line: JournalLine) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(keyOfLine(line), (sums.get(keyOfLine(line)) ?? 0) + line.minor);
  return sums;
}

export function createLedger(state: LedgerState, now: () => number): Ledger {
  return {
    balance: (account, currency) => state.balances[keyOf(account, currency)] ?? 0,
    post(memo, lines) {
      if (lines.some(line => !Number.isSafeInteger(line.minor)))
        throw new LedgerError('amounts are whole minor units');
      for (const [currency, sum] of sumBy(lines, line => line.currency)) {
        if (sum !== 0) throw new LedgerError(`${memo}: ${currency} does not balance`);
      }
      const changes = sumBy(lines, line => keyOf(line.account, line.currency));
      for (const [key, change] of changes) {
        const next = (state.balances[key] ?? 0) + change;
        if (!Number.isSafeInteger(next)) throw new LedgerError(`${memo}: ${key} is out of range`);
        if (isGuarded(key) && next < 0) throw new LedgerError(`${memo}: ${key} would be below zero`);
      }
      for (const [key, change] of changes) state.balances[key] = (state.balances[key] ?? 0) + change;
      const entry = {
        id: state.journal.length + 1,
        at: now(),
        memo,
        lines: lines.map(line => ({ ...line })),
      };
      state.journal.push(entry);
      return entry;
    },
  };
}
