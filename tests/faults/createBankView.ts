import type { Sandbox } from '../../demo/sandbox/createSandbox';
import { acceptDeposit } from '../../demo/sandbox/ledger/deposits';
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

const FINAL: readonly (string | null)[] = ['processed', 'mistaked', 'CANCELED', 'AUTO_CANCELED'];

export function createBankView({ bank }: Sandbox, userId: string, flow: Schedule['flow']): BankView {
  const deposits = () => Object.values(bank.state.deposits).filter(one => one.userId === userId);
  const withdrawals = () => Object.values(bank.state.withdrawals).filter(one => one.userId === userId);
  const made = () => (flow === 'withdrawal' ? withdrawals() : deposits());
  const status = () => made()[0]?.status ?? null;
  return {
    count: () => made().length,
    status,
    isOver: () => FINAL.includes(status()),
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
