import { type ReactElement, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { isPaymentSeen } from '../../domain/transaction/isPaymentSeen';
import { useLeaveWhenSeen } from '../../flows/deposit/pages/useLeaveWhenSeen';
import { isTransferEmpty, readTransfer } from '../../flows/deposit/requisites/readTransfer';
import { routeBesideTransfer } from '../../flows/deposit/submit/nextRoute';
import { useCashier } from '../../state/CashierContext';
import { isPaidAtCounter, TransferView } from './TransferView';

/** DEP-12: the requisites to pay to, until the server has news of the payment. */
export function HostToHostScreen(): ReactElement | null {
  const cashier = useCashier();
  const { router, transaction } = cashier;
  const made = useSnapshot(transaction);
  const { depositId } = made;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer belongs to the deposit and is read once for it
  const transfer = useMemo(() => readTransfer(transaction.answer), [transaction, depositId]);
  const isSeen = isPaymentSeen(made);
  const isElsewhere = !isSeen && isTransferEmpty(transfer);

  useLeaveWhenSeen();
  useEffect(() => {
    if (!isElsewhere) return;
    const route = routeBesideTransfer(transaction.answer, isPaidAtCounter(cashier));
    // As its answer's own page it is a payment's screen (`isPaymentShown`).
    transaction.path = route;
    router.navigate(route, { isFinal: true });
  }, [isElsewhere, cashier, router, transaction]);

  return isSeen || isElsewhere ? null : <TransferView transfer={transfer} />;
}
