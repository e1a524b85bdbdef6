import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';
import { noAskedFields } from '../../../state/createDepositState';
import { createTransactionState } from '../../../state/createTransactionState';
import { isSweepstake } from '../../../state/isSweepstake';
import { loadKindsHere } from '../../shared/loadKindsHere';
import { heardOf } from '../submit/heardOf';
import { keepPending } from './keepPending';
import { readKeptBox, readKeptScreen } from './keptScreen';
import { isSameDeposit, type PendingDeposit } from './pendingList';

/** One that is not offered any more, as in another region: what was paid by it is still gone on with. */
const methodOf = ({
  paymentMethod: name,
  methodText,
}: Pick<PendingDeposit, 'paymentMethod' | 'methodText'>): PaymentMethod => ({
  name,
  category: '',
  currency: [],
  text: { en: methodText },
  amount_rules: {},
  fields: [],
  position: 0,
});

/** Leads back to a deposit that was left open. */
export async function openPendingDeposit(
  cashier: Cashier,
  { answer, path, box, ...kept }: PendingDeposit,
): Promise<void> {
  const { transaction, deposit, methods, router } = cashier;
  if (!(await loadKindsHere(cashier))) return;
  const screen = readKeptScreen({ answer, path });
  // The sweepstake table has no other page of a payment (ROUTE-02).
  const isInTable = !isSweepstake(cashier) || screen?.path === '/deposit/crypto/address';
  const { depositId, redirect, isConfirmed, bonusId, wallet } = transaction;
  // As it was asked for and has been heard of here, and a page that it may still be paid on: none of it is stored.
  const heard = isSameDeposit(transaction, kept) && {
    ...heardOf(transaction),
    redirect,
    isConfirmed,
    bonusId,
    wallet,
    depositId: depositId ?? kept.depositId,
  };
  Object.assign(transaction, createTransactionState(), kept, heard, screen, { box: readKeptBox(box) });
  const method = methods.list.find(({ name }) => name === kept.paymentMethod) ?? methodOf(kept);
  Object.assign(deposit, { ...noAskedFields(), method });
  // It may still have to be paid: the screen that says how is where that deposit stands.
  router.navigate((isInTable && screen?.path) || '/deposit/complete', { isFinal: true });
  keepPending(cashier);
  if (screen || !isInTable) return;
  // Its status tells the rest where the server cannot say.
  await cashier
    .kindOf(method)
    .reopen?.(cashier, method)
    .catch(() => {});
}
