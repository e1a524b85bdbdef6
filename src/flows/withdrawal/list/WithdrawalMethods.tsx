import { type ReactElement, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { SkeletonList } from '../../../ui/method/SkeletonList';
import { markMethodsShown } from '../../deposit/list/markMethodsShown';
import type { ListActions } from '../../shared/list/ListActions';
import { MethodBrowser } from '../../shared/list/MethodBrowser';
import { loadPending } from '../pending/loadPending';
import { PendingList } from '../pending/PendingList';
import { loadWithdrawalMethods } from './loadWithdrawalMethods';

type WithdrawalMethodsProps = {
  actions: ListActions;
  /** Of the skeleton (`SkeletonList`). */
  bones: string;
};

/** The withdrawals under way, and the methods: both are loaded, and a skeleton stands until the methods are there. */
export function WithdrawalMethods({ actions, bones }: WithdrawalMethodsProps): ReactElement {
  const cashier = useCashier();
  const { withdrawal } = cashier;
  const t = useTranslate();
  const { status, list } = useSnapshot(withdrawal);
  const isReady = status === 'ready';

  // Once per visit: after a failure, the error page's Refresh asks again.
  useEffect(() => {
    if (withdrawal.status === 'idle') void loadWithdrawalMethods(cashier);
  }, [cashier, withdrawal]);

  useEffect(() => loadPending(cashier), [cashier]);

  useEffect(() => {
    if (isReady) markMethodsShown(cashier);
  }, [cashier, isReady]);

  if (!isReady) return <SkeletonList label={t('common.loading')} bones={bones} />;
  return (
    <>
      <PendingList />
      <MethodBrowser methods={list} searched={withdrawal} actions={actions} />
    </>
  );
}
