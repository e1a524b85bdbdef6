import { type ReactElement, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../api/contract/method';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { ScreenBody } from '../../ui/ScreenBody';
import { SkeletonList } from '../../ui/SkeletonList';
import { markMethodsShown } from '../deposit/markMethodsShown';
import { FlowSwitch } from '../shared/list/FlowSwitch';
import { MethodBrowser } from '../shared/list/MethodBrowser';
import { WalletBar } from '../shared/list/WalletBar';
import { loadPending } from './loadPending';
import { loadWithdrawalMethods } from './loadWithdrawalMethods';
import { PendingList } from './PendingList';
import { withdrawalActions } from './withdrawalActions';

/** WD-01: where money can go, and what is on its way already. */
export function WithdrawalListScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { status, list } = useSnapshot(cashier.withdrawal);
  const isReady = status === 'ready';

  // Once a visit: after a failure it is the error page's Refresh that asks again.
  useEffect(() => {
    if (cashier.withdrawal.status === 'idle') void loadWithdrawalMethods(cashier);
  }, [cashier]);

  useEffect(() => loadPending(cashier), [cashier]);

  useEffect(() => {
    if (isReady) markMethodsShown(cashier);
  }, [cashier, isReady]);

  if (!isReady) return <SkeletonList label={t('common.loading')} />;

  return (
    <ScreenBody>
      <FlowSwitch />
      <WalletBar />
      <PendingList />
      <MethodBrowser
        methods={list as readonly PaymentMethod[]}
        searched={cashier.withdrawal}
        actions={withdrawalActions(cashier)}
      />
    </ScreenBody>
  );
}
