import { useLingui } from '@lingui/react';
import { type ReactElement, useEffect, useState } from 'react';
import { isCashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { formatDateTime } from '../../../domain/time/formatDateTime';
import { isDepositFinal, mapDepositStatus } from '../../../domain/transaction/depositStatus';
import { useTranslate } from '../../../i18n/useTranslate';
import { REQUEST_GROUP_TIMEOUT_MS } from '../../../spec/timers';
import type { Cashier } from '../../../state/Cashier';
import { useCashier } from '../../../state/CashierContext';
import { MethodMark } from '../../../ui/method/MethodMark';
import { MethodRow } from '../../../ui/method/MethodRow';
import { MethodSection } from '../../../ui/method/MethodSection';
import { loadMarks } from '../../../ui/picture/loadPictures';
import { isNotMade } from '../../shared/failure/isNotMade';
import { showErrorLater } from '../../shared/failure/showErrorLater';
import { MethodIcon } from '../../shared/MethodIcon';
import { useMethodText } from '../../shared/text/useMethodText';
import { useMoney } from '../../shared/text/useMoney';
import { usePictures } from '../../shared/usePictures';
import { forgetPending, pendingDeposits } from './keepPending';
import { openPendingDeposit } from './openPendingDeposit';
import { isSameDeposit, type PendingDeposit } from './pendingStore';

/** Deposits that were left open, on the list: each leads back to its status (beyond the specification, 1). */
export function PendingDeposits(): ReactElement | null {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const { i18n } = useLingui();
  const pictures = usePictures(loadMarks);
  const nameOf = useMethodText('deposit');
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
  const markOf = (deposit: PendingDeposit): ReactElement => {
    const method = cashier.methods.list.find(({ name }) => name === deposit.paymentMethod);
    return method ? (
      <MethodIcon method={method} pictures={pictures} />
    ) : (
      <MethodMark name={nameOf(deposit)} />
    );
  };
  return (
    <MethodSection title={t('pending.title')} layout="list">
      {list.map(deposit => (
        <MethodRow
          key={deposit.depositId ?? deposit.requestId}
          name={t('pending.name', {
            amount: money(deposit.amount, deposit.currency),
            method: nameOf(deposit),
          })}
          note={formatDateTime(deposit.createdAt, i18n.locale)}
          icon={markOf(deposit)}
          onSelect={() => {
            openPendingDeposit(cashier, deposit).catch(error => showErrorLater(cashier, error, '/deposit'));
          }}
        />
      ))}
    </MethodSection>
  );
}

const LATEST_ARRIVAL_MS = 2 * REQUEST_GROUP_TIMEOUT_MS;

/** Asks the server; without an answer a deposit counts as open. */
async function hasEnded(cashier: Cashier, deposit: PendingDeposit, signal: AbortSignal): Promise<boolean> {
  const { depositId, requestId, createdAt } = deposit;
  const query = depositId !== null ? { depositId } : { requestId: requestId ?? '' };
  try {
    const { status } = await cashier.client.call(depositStatus, query, { signal });
    return isDepositFinal(mapDepositStatus(status));
  } catch (error) {
    // A request that was on its way when the page was left may still arrive.
    const isLate = Date.now() - Date.parse(createdAt) > LATEST_ARRIVAL_MS;
    if (depositId !== null) return isCashierError(error) && error.status === 404;
    return isLate && isNotMade(cashier, 'deposit', error);
  }
}
