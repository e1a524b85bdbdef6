import { isPaymentShown } from '../../flows/shared/navigation/isPaymentShown';
import type { CashierSnapshot } from '../../host/CashierSnapshot';
import type { OutgoingMessages } from '../../host/protocol';
import { assign } from '../../lib/assign';
import type { Cashier } from '../../state/Cashier';

/** What cannot be told from the stores alone. */
export interface SnapshotMemory {
  flow: CashierSnapshot['flow'];
  /** Creation times of transactions that the player has left for the list, and not reopened since. */
  past: Set<string>;
  isSubmitting: boolean;
  path: string;
  /** The transaction that was last reported as created; the stores may not have it yet. */
  created?: OutgoingMessages['onCreateTransaction'];
}

interface BegunPayment {
  createdAt: string | null;
  status: CashierSnapshot['status'];
  paymentMethod: string;
  amount: number;
  currency: string;
  depositId?: string | null;
  withdrawalId?: string | null;
}

interface Running {
  isSubmitting: boolean;
  chosen: string | null;
  /** The id of a deposit that asks for more fields: it is no transaction yet. */
  askedId: string | null;
  payment: BegunPayment;
}

/** Reads the current public state. A route of neither flow belongs to the flow before it, `/form` to the deposit. */
export function readSnapshot(cashier: Cashier, memory: SnapshotMemory): CashierSnapshot {
  const { path } = cashier.router.current();
  if (/^\/(deposit|form)/.test(path)) memory.flow = 'deposit';
  if (path.startsWith('/withdrawal')) memory.flow = 'withdrawal';
  const { flow } = memory;
  const running = flow === 'deposit' ? readDeposit(cashier) : readWithdrawal(cashier);
  const { isSubmitting, chosen, askedId, payment } = running;
  const { createdAt } = payment;
  const isShown = isPaymentShown(cashier);
  remember(memory, running, { path, isShown });
  const isOnScreen = isShown || isSubmitting;
  const begun = createdAt !== null && isOnScreen && !memory.past.has(createdAt) ? payment : null;
  const { created } = memory;
  const shown = begun ?? created;
  return {
    phase: 'ready',
    flow,
    route: path,
    status: isSubmitting ? 'submitting' : (begun?.status ?? 'idle'),
    paymentMethod: shown?.paymentMethod ?? chosen,
    amount: shown?.amount ?? null,
    currency: shown?.currency ?? cashier.user.currency,
    // The id belongs to the same payment as the amount.
    depositId: shown?.depositId ?? (begun ? null : askedId),
    withdrawalId: shown?.withdrawalId ?? null,
  };
}

/**
 * Compares this moment with the remembered one, to learn which payments the player has left, and remembers
 * it. A submit of a form is for a new payment, even if they have not been to the list since the last one.
 */
function remember(
  memory: SnapshotMemory,
  { isSubmitting, chosen, payment: { createdAt } }: Running,
  { path, isShown }: { path: string; isShown: boolean },
): void {
  // A method that is chosen afterwards is for another payment too.
  const isOther = chosen !== null && memory.created?.paymentMethod !== chosen;
  const isPressed = isSubmitting && !memory.isSubmitting;
  const isList = path === `/${memory.flow}` && !isSubmitting;
  const isLeft = path !== memory.path && !isSubmitting;
  assign(memory, { isSubmitting, path });
  if (isPressed || isList || isLeft || (isOther && !isSubmitting)) delete memory.created;
  if (createdAt === null) return;
  if (isList || (isPressed && !isShown)) memory.past.add(createdAt);
  else if (!isSubmitting && isShown) memory.past.delete(createdAt);
}

const readDeposit = ({ deposit, transaction }: Cashier): Running => ({
  isSubmitting: deposit.isSubmitting,
  chosen: deposit.method?.name ?? null,
  askedId: deposit.depositId,
  payment: transaction,
});

const readWithdrawal = ({ withdrawal }: Cashier): Running => ({
  isSubmitting: withdrawal.isSubmitting,
  chosen: (withdrawal.draft?.method ?? withdrawal.method)?.name ?? null,
  askedId: null,
  payment: withdrawal.current,
});
