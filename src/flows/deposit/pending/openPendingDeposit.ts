import type { Cashier } from '../../../state/Cashier';
import { createTransactionState } from '../../../state/createTransactionState';
import { keepPending } from './keepPending';
import { readKeptBox, readKeptScreen } from './keptScreen';
import type { PendingDeposit } from './pendingStore';

/** Leads back to a deposit that was left open. */
export async function openPendingDeposit(
  cashier: Cashier,
  { answer, path, box, ...kept }: PendingDeposit,
): Promise<void> {
  const { transaction, deposit, methods, router } = cashier;
  const here = router.current();
  await cashier.loadKinds();
  if (router.current() !== here) return;
  const screen = readKeptScreen({ answer, path });
  Object.assign(transaction, createTransactionState(), kept, screen, { box: readKeptBox(box) });
  deposit.method = methods.list.find(({ name }) => name === kept.paymentMethod) ?? null;
  // It may still have to be paid: the screen that says how is where that deposit stands.
  router.navigate(screen?.path ?? '/deposit/complete', { isFinal: true });
  keepPending(cashier);
  if (screen || !deposit.method) return;
  // Its status tells the rest where the server cannot say.
  await cashier
    .kindOf(deposit.method)
    .reopen?.(cashier, deposit.method)
    .catch(() => {});
}
