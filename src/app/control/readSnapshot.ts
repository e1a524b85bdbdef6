import { isPaymentShown } from '../../flows/shared/changes/isPaymentShown';
import type { CashierSnapshot } from '../../host/CashierSnapshot';
import type { OutgoingMessages } from '../../host/protocol';
import type { Cashier } from '../../state/Cashier';

/** What the stores alone do not say. */
export interface SnapshotMemory {
  flow: CashierSnapshot['flow'];
  /** Creation times of transactions that the player has left for the list, and not opened again there. */
  past: Set<string>;
  isSubmitting: boolean;
  /** Told of, and perhaps not in the stores yet. */
  created?: OutgoingMessages['onCreateTransaction'];
}

interface Running {
  isSubmitting: boolean;
  createdAt: string | null;
  status: CashierSnapshot['status'];
  paymentMethod: string;
  amount: number;
  currency: string;
  depositId: string | null;
  withdrawalId: string | null;
  chosen: string | null;
  /** A deposit that asks for more fields: it is no transaction yet. */
  askedId: string | null;
}

/** The public state at this moment. Other routes than those of a flow belong to the flow before them, but for `/form`. */
export function readSnapshot(cashier: Cashier, memory: SnapshotMemory): CashierSnapshot {
  const { path } = cashier.router.current();
  if (/^.(deposit|form)/.test(path)) memory.flow = 'deposit';
  if (path.startsWith('/withdrawal')) memory.flow = 'withdrawal';
  const { flow } = memory;
  const running = flow === 'deposit' ? readDeposit(cashier) : readWithdrawal(cashier);
  // What is made now is another one, and so is what is chosen after it.
  const isOther = running.chosen !== null && memory.created?.paymentMethod !== running.chosen;
  if (running.isSubmitting ? !memory.isSubmitting : isOther) delete memory.created;
  memory.isSubmitting = running.isSubmitting;
  if (path === `/${flow}` && !running.isSubmitting) {
    if (running.createdAt !== null) memory.past.add(running.createdAt);
    delete memory.created;
  } else if (running.createdAt !== null && !running.isSubmitting && isPaymentShown(cashier)) {
    memory.past.delete(running.createdAt);
  }
  const begun = running.createdAt !== null && !memory.past.has(running.createdAt) ? running : null;
  const { created } = memory;
  return {
    phase: 'ready',
    flow,
    route: path,
    status: running.isSubmitting ? 'submitting' : (begun?.status ?? 'idle'),
    paymentMethod: (begun ?? created)?.paymentMethod ?? running.chosen,
    amount: (begun ?? created)?.amount ?? null,
    currency: (begun ?? created)?.currency ?? cashier.user.currency,
    depositId: (begun ? begun.depositId : running.askedId) ?? created?.depositId ?? null,
    withdrawalId: begun?.withdrawalId ?? created?.withdrawalId ?? null,
  };
}

const readDeposit = ({ deposit, transaction }: Cashier): Running => ({
  isSubmitting: deposit.isSubmitting,
  createdAt: transaction.createdAt,
  status: transaction.status,
  paymentMethod: transaction.paymentMethod,
  amount: transaction.amount,
  currency: transaction.currency,
  depositId: transaction.depositId,
  withdrawalId: null,
  chosen: deposit.method?.name ?? null,
  askedId: deposit.depositId,
});

const readWithdrawal = ({ withdrawal }: Cashier): Running => ({
  isSubmitting: withdrawal.isSubmitting,
  createdAt: withdrawal.current.createdAt,
  status: withdrawal.current.status,
  paymentMethod: withdrawal.current.paymentMethod,
  amount: withdrawal.current.amount,
  currency: withdrawal.current.currency,
  depositId: null,
  withdrawalId: withdrawal.current.withdrawalId,
  chosen: (withdrawal.draft?.method ?? withdrawal.method)?.name ?? null,
  askedId: null,
});
