import { type ReactElement, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { isPaymentSeen } from '../../domain/transaction/isPaymentSeen';
import { followTransaction } from '../../flows/deposit/complete/followTransaction';
import { isTransferEmpty, readTransfer } from '../../flows/deposit/requisites/readTransfer';
import { routeBesideTransfer } from '../../flows/deposit/submit/nextRoute';
import { useCashier } from '../../state/CashierContext';
import { TransferView } from './TransferView';

/** DEP-12: the requisites to pay to, until the server has news of the payment. */
export function HostToHostScreen(): ReactElement | null {
  const cashier = useCashier();
  const { router, transaction } = cashier;
  const made = useSnapshot(transaction);
  const { depositId } = made;
  const isSeen = isPaymentSeen(made);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer belongs to the deposit and is read once for it
  const transfer = useMemo(() => readTransfer(transaction), [transaction, depositId]);
  const isOver = isSeen || isTransferEmpty(transfer);

  useEffect(() => followTransaction(cashier), [cashier]);
  useEffect(() => {
    if (!isOver) return;
    transaction.isWaitOver = false;
    const next = isSeen ? '/deposit/complete' : routeBesideTransfer(transaction.answer);
    router.navigate(next, { isFinal: true });
  }, [isOver, isSeen, router, transaction]);

  return isOver ? null : <TransferView transfer={transfer} />;
}
