import { subscribe } from 'valtio/vanilla';
import { isDepositFinal } from '../../../domain/transaction/depositStatus';
import type { Cashier } from '../../../state/Cashier';
import { keptScreen } from './keptScreen';
import { pendingKey } from './pendingKey';
import {
  type DepositIds,
  isSameDeposit,
  type PendingDeposit,
  readPending,
  writePending,
} from './pendingStore';

const storage = () => globalThis.localStorage;

/** Deposits of this player whose end was not seen yet, the latest first. */
export const pendingDeposits = (cashier: Cashier): PendingDeposit[] =>
  readPending(storage, pendingKey(cashier), Date.now()).reverse();

/** Keeps the transaction of this moment until it has settled: a reload or a closed tab must not lose it. */
export function keepPending(cashier: Cashier): void {
  const { transaction } = cashier;

  function save(): void {
    const { depositId, requestId, paymentMethod, methodText, amount, currency, createdAt, box, isConfirmed } =
      transaction;
    if (depositId === null && requestId === null) return;
    const isOver = transaction.isNotCreated || (depositId !== null && isDepositFinal(transaction.status));
    const entry = {
      depositId,
      requestId,
      paymentMethod,
      methodText,
      amount,
      currency,
      createdAt: createdAt ?? '',
      ...(isConfirmed && { isConfirmed }),
      ...(box && { box }),
      ...keptScreen(transaction),
    };
    if (isOver) forgetPending(cashier, entry);
    else addPending(cashier, entry);
  }

  save();
  cashier.resource('pending', () => ({ dispose: subscribe(transaction, save) }));
}

/** In the place of what was kept of the same deposit. */
export function addPending(cashier: Cashier, deposit: PendingDeposit): void {
  writePending(storage, pendingKey(cashier), [...others(cashier, deposit), deposit]);
}

/** Forgets a deposit that has ended, was refused, or that the server does not know. */
export function forgetPending(cashier: Cashier, deposit: DepositIds): void {
  writePending(storage, pendingKey(cashier), others(cashier, deposit));
}

const others = (cashier: Cashier, deposit: DepositIds): PendingDeposit[] =>
  readPending(storage, pendingKey(cashier), Date.now()).filter(kept => !isSameDeposit(kept, deposit));
