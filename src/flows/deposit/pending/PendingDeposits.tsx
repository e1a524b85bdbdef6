import { useLingui } from '@lingui/react';
import { type ReactElement, useEffect, useState } from 'react';
import { checkAnswer } from '../../../api/checkAnswer';
import { WalletStruct } from '../../../api/contract/deposit';
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
import { useMoney } from '../../shared/useMoney';
import { forgetPending, pendingDeposits } from './keepPending';
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
          onSelect={() => open(cashier, deposit)}
        />
      ))}
    </MethodSection>
  );
}

function open({ transaction, router }: Cashier, { wallet, ...deposit }: PendingDeposit): void {
  const checked = checkAnswer(wallet, WalletStruct);
  const answer = checked.ok ? { data: { wallet: checked.value } } : null;
  Object.assign(transaction, createTransactionState(), deposit, { answer });
  // Coins may still have to be sent: their address is where that deposit stands.
  router.navigate(answer ? '/deposit/crypto/address' : '/deposit/complete', { isFinal: true });
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
