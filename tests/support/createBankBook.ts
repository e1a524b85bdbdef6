import { expect } from 'playwright/test';
import type { RequestRecord } from '../../demo/sandbox/core/Bank';
import type { FaultKind } from '../../demo/sandbox/core/createFaults';
import { toMinor } from '../../demo/sandbox/core/money';
import type { Deposit, Withdrawal } from '../../demo/sandbox/core/State';
import type { Sandbox } from '../../demo/sandbox/createSandbox';
import { balanceOf } from '../../demo/sandbox/ledger/balanceOf';
import { acceptDeposit } from '../../demo/sandbox/ledger/deposits';
import { depositLines } from '../../demo/sandbox/ledger/postings';
import { depositsOf, withdrawalsOf } from './madeBy';
import { playerOf } from './playerOf';

/** What the banking server knows of one player: the other end of what the widget shows. */
export interface BankBook {
  readonly userId: string;
  /** The player as a host hands it over, with the balance of now. */
  player(): ReturnType<typeof playerOf>;
  /** In major units, of the player's currency unless another is named. */
  balance(currency?: string): number;
  /** Money that comes, or below zero goes, by itself. */
  grant(amount: number, currency: string): void;
  deposits(): Deposit[];
  withdrawals(): Withdrawal[];
  /** Bookings of deposits in the journal: money that has really moved, in major units. */
  credits(): number[];
  /** The player's transfer arrives: a deposit that waits for one is accepted, then processed. */
  pay(): Promise<void>;
  /** Calls that have arrived, of one path or all. */
  requests(path?: string): RequestRecord[];
  /** Sockets that are open now. */
  sockets(): number;
  /** The next calls of a path fail in this way, for this player only. */
  fail(path: string, kind: FaultKind, options?: { count?: number; ms?: number; status?: number }): void;
  /** Sends a push to this player's sockets, also a wrong one. */
  push(type: string, data: Record<string, unknown>): void;
  /** Ends this player's sockets, as a lost network would. */
  dropSockets(): void;
}

const MINOR_PER_MAJOR = 100;

export function createBankBook(sandbox: Sandbox, token: string): BankBook {
  const { bank, sockets } = sandbox;
  const player = () => playerOf(sandbox, token);
  const { id: userId, currency: own } = player();
  const deposits = () => depositsOf(bank, userId);
  return {
    userId,
    player,
    balance: (currency = own) => balanceOf(bank, userId, currency),
    grant: (amount, currency) =>
      void bank.ledger.post('test grant', depositLines(userId, currency, toMinor(amount, currency) ?? 0)),
    deposits,
    withdrawals: () => withdrawalsOf(bank, userId),
    credits: () =>
      deposits().flatMap(({ id, minor }) =>
        bank.state.ledger.journal
          .filter(({ memo }) => memo === `deposit ${id}`)
          .map(() => minor / MINOR_PER_MAJOR),
      ),
    async pay() {
      const waiting = () => deposits().filter(({ status }) => status === 'waiting');
      await expect.poll(() => waiting().length, { message: 'a deposit to pay' }).toBeGreaterThan(0);
      for (const deposit of waiting()) acceptDeposit(bank, deposit);
    },
    requests: path =>
      bank.requests.filter(line => line.userId === userId && (path === undefined || line.path === path)),
    sockets: () => sockets.list().filter(socket => socket.userId === userId).length,
    fail: (path, kind, { count = 1, ms = 0, status = 503 } = {}) =>
      bank.faults.add({ path, kind, count, ms, status, userId }),
    push: (type, data) => bank.push(userId, { type, data }),
    dropSockets: () => sockets.drop(userId),
  };
}
