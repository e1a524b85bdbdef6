import type { PaymentMethod } from '../../../api/contract/method';
import { assign } from '../../../lib/assign';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { createTransactionState, type TransactionState } from '../../../state/createTransactionState';
import { isSweepstake } from '../../../state/isSweepstake';
import { loadKindsHere } from '../../shared/navigation/loadKindsHere';
import { stillHere } from '../../shared/navigation/stillHere';
import { heardOf } from '../submit/startTransaction';
import { askPending, type PendingNews } from './askPending';
import { keepPending } from './keepPending';
import { openAsked } from './keptAsked';
import { readKeptBox, readKeptScreen } from './keptScreen';
import { pendingEnd } from './pendingEnd';
import { findPending, isSameDeposit, type PendingDeposit } from './pendingList';
import { returnToRegion } from './returnToRegion';

/** Stands in for a method that is no longer offered, e.g. in another region: its deposit goes on. */
const methodOf = ({
  paymentMethod: name,
  cardViewType,
  methodText,
}: Pick<PendingDeposit, 'paymentMethod' | 'cardViewType' | 'methodText'>): PaymentMethod => ({
  name,
  cardViewType,
  category: '',
  currency: [],
  text: { en: methodText },
  amount_rules: {},
  fields: [],
  position: 0,
});

/** What this page knows of the deposit and the storage does not: what was sent, and what has been heard since. */
function heardHere({ transaction }: Cashier, kept: PendingDeposit): Partial<TransactionState> | null {
  if (!isSameDeposit(transaction, kept)) return null;
  const { depositId, redirect, isConfirmed, bonusId, hasCryptoBonus, wallet, typed } = transaction;
  return {
    ...heardOf(transaction),
    redirect,
    isConfirmed,
    bonusId,
    hasCryptoBonus,
    wallet,
    typed,
    depositId: depositId ?? kept.depositId,
  };
}

/** The screen that says how to pay: the stored one, or that of this page, which knows what is not stored. */
function screenOf(
  { transaction }: Cashier,
  kept: PendingDeposit,
): Pick<TransactionState, 'answer' | 'path'> | null {
  const screen = readKeptScreen(kept);
  if (screen) return screen;
  const { answer, path } = transaction;
  if (answer && path && isSameDeposit(transaction, kept)) return { answer, path };
  return kept.answer === undefined && kept.path ? { answer: null, path: kept.path } : null;
}

/** Opens a deposit that was left open, with what the list has heard of it. */
export async function openPendingDeposit(
  cashier: Cashier,
  stored: PendingDeposit,
  news: PendingNews | null = null,
): Promise<void> {
  // The host hears of one that the player has cancelled only if the bank lets it stand (DEP-14).
  if (stored.cancelledOn && !news) {
    const isHere = stillHere(cashier);
    const told = await askPending(cashier, stored, cashier.signal);
    if (!isHere()) return;
    if (told) return openPendingDeposit(cashier, findPending(cashier, stored) ?? stored, told);
  }
  const { transaction, deposit, methods, router } = cashier;
  if (!(await loadKindsHere(cashier))) return;
  // One that has ended opens on its status: there is nothing left to pay. A card is not stored, so only this page knows
  // where to pay to one.
  const isOver = typeof news === 'string' || (news !== null && pendingEnd(news) !== null);
  // Where its status is all that there is to show, no further call carries its region.
  const goesOn =
    stored.answer ||
    (isSameDeposit(transaction, stored) && transaction.answer) ||
    cashier.kindOf(methodOf(stored)).reopen;
  if (!isOver && goesOn && !(await returnToRegion(cashier, stored))) return;
  const offered = methods.list.find(({ name }) => name === stored.paymentMethod);
  if (offered && !isOver && openAsked(cashier, stored, offered)) return;
  const screen = isOver ? null : screenOf(cashier, stored);
  // The sweepstake route table has no other page for a payment (ROUTE-02).
  const isInTable = !isSweepstake(cashier) || screen?.path === '/deposit/crypto/address';
  const { answer: _answer, path: _path, cancelledOn: _, box, ...kept } = stored;
  assign(transaction, createTransactionState(), kept, heardHere(cashier, stored), screen, {
    box: readKeptBox(box),
  });
  if (news && typeof news !== 'string') applyStatus(transaction, news);
  const method = offered ?? methodOf(stored);
  // It asks the server where to pay.
  if (cashier.kindOf(method).reopen) transaction.isAnswerLost = false;
  assign(deposit, { ...noAskedFields(), method });
  // It may still have to be paid, so the screen that says how comes before the status.
  router.navigate((isInTable && screen?.path) || '/deposit/complete', { isFinal: true });
  keepPending(cashier);
  if (!isInTable) return;
  // If the server cannot say how to pay, the status screen stays.
  await cashier
    .kindOf(method)
    .reopen?.(cashier, method)
    .catch(() => {});
}
