import { useLingui } from '@lingui/react';
import { type ReactElement, useEffect, useState } from 'react';
import { isCashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { isDepositFinal, mapDepositStatus } from '../../../domain/depositStatus';
import { formatDateTime } from '../../../domain/formatDateTime';
import { useTranslate } from '../../../i18n/useTranslate';
import type { Cashier } from '../../../state/Cashier';
import { useCashier } from '../../../state/CashierContext';
import { createTransactionState } from '../../../state/createTransactionState';
import { MethodMark } from '../../../ui/MethodMark';
import { MethodRow } from '../../../ui/MethodRow';
import { MethodSection } from '../../../ui/MethodSection';
import { showErrorLater } from '../../shared/showErrorLater';
import { useMoney } from '../../shared/useMoney';
import { forgetPending, pendingDeposits } from './keepPending';
import { readKeptScreen } from './keptScreen';
import { isSameDeposit, type PendingDeposit } from './pendingStore';

/** Deposits that were left open, on the list: each leads back to its status (beyond the specification, 1). */
export function PendingDeposits(): ReactElement | null {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const { i18n } = useLingui();
  const [list, setList] = useState(() => pendingDeposits(cashier));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each is asked for once, when the list opens
  useEffect(() => {
    const gone = new AbortController();
    for (const deposit of list) {
      void hasEnded(cashier, deposit, gone.signal).then(isOver => {
        if (!isOver || gone.signal.aborted) return;
        forgetPending(cashier, deposit);
        setList(kept => kept.filter(other => !isSameDeposit(other, deposit)));
      });
    }
    return () => gone.abort();
  }, [cashier]);

  if (list.length === 0) return null;
  return (
    <MethodSection title={t('pending.title')} layout="list">
      {list.map(deposit => (
        <MethodRow
          key={deposit.depositId ?? deposit.requestId}
          name={t('pending.name', {
            amount: money(deposit.amount, deposit.currency),
            method: deposit.methodText,
          })}
          note={formatDateTime(deposit.createdAt, i18n.locale)}
          icon={<MethodMark name={deposit.methodText} />}
          onSelect={() => {
            open(cashier, deposit).catch(error => showErrorLater(cashier, error, '/deposit'));
          }}
        />
      ))}
    </MethodSection>
  );
}

async function open(cashier: Cashier, { answer, path, ...kept }: PendingDeposit): Promise<void> {
  const { transaction, deposit, methods, router } = cashier;
  const here = router.current();
  await cashier.loadKinds();
  if (router.current() !== here) return;
  const screen = readKeptScreen({ answer, path });
  Object.assign(transaction, createTransactionState(), kept, screen);
  deposit.method = methods.list.find(({ name }) => name === kept.paymentMethod) ?? null;
  // It may still have to be paid: the screen that says how is where that deposit stands.
  router.navigate(screen?.path ?? '/deposit/complete', { isFinal: true });
}

/** Asks the server; without an answer a deposit counts as open. */
async function hasEnded({ client }: Cashier, deposit: PendingDeposit, signal: AbortSignal): Promise<boolean> {
  const { depositId, requestId } = deposit;
  const query = depositId !== null ? { depositId } : { requestId: requestId ?? '' };
  try {
    const { status } = await client.call(depositStatus, query, { signal });
    return isDepositFinal(mapDepositStatus(status));
  } catch (error) {
    return isCashierError(error) && error.status === 404;
  }
}
