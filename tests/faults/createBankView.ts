import type { Sandbox } from '../../demo/sandbox/createSandbox';
import { isFinal } from '../../demo/sandbox/ledger/depositStatus';
import { acceptDeposit } from '../../demo/sandbox/ledger/deposits';
import { depositsOf, withdrawalsOf } from '../support/madeBy';
import type { Schedule } from './schedules';

/** What the ledger says of one player who makes one deposit or one withdrawal. */
export interface BankView {
  /** Deposits or withdrawals that exist. */
  count(): number;
  status(): string | null;
  isOver(): boolean;
  /** How often money of it was booked to or from the player. */
  bookings(): number;
  /** What has arrived, in order: to read a failure by. */
  calls(): string[];
  /** The player pays on the payer's page. */
  pay(): void;
}

export function createBankView({ bank }: Sandbox, userId: string, flow: Schedule['flow']): BankView {
  const deposits = () => depositsOf(bank, userId);
  const made = () => (flow === 'withdrawal' ? withdrawalsOf(bank, userId) : deposits());
  const first = () => made()[0];
  return {
    count: () => made().length,
    status: () => first()?.status ?? null,
    isOver: () => isFinal(first()?.status ?? 'waiting'),
    bookings: () => {
      const memos = made().map(({ id }) => (flow === 'withdrawal' ? `payout ${id}` : `deposit ${id}`));
      return bank.state.ledger.journal.filter(({ memo }) => memos.includes(memo)).length;
    },
    calls: () =>
      bank.requests
        .filter(line => line.userId === userId)
        .map(
          ({ at, path, requestId = '', status }) => `${at % 1e7} ${path} ${requestId.slice(0, 4)} ${status}`,
        ),
    pay: () => {
      for (const deposit of deposits()) if (deposit.status === 'waiting') acceptDeposit(bank, deposit);
    },
  };
}
