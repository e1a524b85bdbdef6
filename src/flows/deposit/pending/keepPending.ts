import { subscribe } from 'valtio/vanilla';
import { isDepositFinal } from '../../../domain/depositStatus';
import type { Cashier } from '../../../state/Cashier';
import { keptScreen } from './keptScreen';
import { pendingKey } from './pendingKey';
import { isSameDeposit, type PendingDeposit, readPending, writePending } from './pendingStore';

const storage = () => globalThis.localStorage;

/** Deposits of this player whose end was not seen yet, the latest first. */
export const pendingDeposits = (cashier: Cashier): PendingDeposit[] =>
  readPending(storage, pendingKey(cashier), Date.now()).reverse();

/** Keeps the transaction of this moment until it has settled: a reload or a closed tab must not lose it. */
export function keepPending(cashier: Cashier): void {
  const { transaction } = cashier;
  const key = pendingKey(cashier);

  function save(): void {
    const { depositId, requestId, paymentMethod, methodText, amount, currency, createdAt } = transaction;
    if (depositId === null && requestId === null) return;
    const others = readPending(storage, key, Date.now()).filter(
      kept => !isSameDeposit(kept, { depositId, requestId }),
    );
    const isOver = transaction.isNotCreated || (depositId !== null && isDepositFinal(transaction.status));
    const entry = {
      depositId,
      requestId,
      paymentMethod,
      methodText,
      amount,
      currency,
      createdAt: createdAt ?? '',
      ...keptScreen(transaction),
    };
    writePending(storage, key, isOver ? others : [...others, entry]);
  }

  save();
  cashier.resource('pending', () => ({ dispose: subscribe(transaction, save) }));
}

/** Forgets a deposit that the server says has ended, or does not know. */
export function forgetPending(cashier: Cashier, deposit: PendingDeposit): void {
  const key = pendingKey(cashier);
  const others = readPending(storage, key, Date.now()).filter(kept => !isSameDeposit(kept, deposit));
  writePending(storage, key, others);
}
