import { type ReactElement, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../api/contract/method';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { ScreenBody } from '../../ui/ScreenBody';
import { SkeletonList } from '../../ui/SkeletonList';
import { FlowSwitch } from '../shared/list/FlowSwitch';
import { MethodBrowser } from '../shared/list/MethodBrowser';
import { WalletBar } from '../shared/list/WalletBar';
import { BonusBanner } from './BonusBanner';
import { depositActions } from './depositActions';
import { loadDepositMethods } from './loadDepositMethods';
import { markMethodsShown } from './markMethodsShown';
import { PendingSlot } from './pending/PendingSlot';

export function MethodListScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { status, list } = useSnapshot(cashier.methods);
  const isReady = status === 'ready';

  useEffect(() => {
    if (cashier.methods.status === 'idle') void loadDepositMethods(cashier);
  }, [cashier]);

  useEffect(() => {
    if (isReady) markMethodsShown(cashier);
  }, [cashier, isReady]);

  if (!isReady) return <SkeletonList label={t('common.loading')} />;

  return (
    <ScreenBody>
      <FlowSwitch />
      <WalletBar />
      <BonusBanner />
      <PendingSlot />
      <MethodBrowser
        methods={list as readonly PaymentMethod[]}
        searched={cashier.methods}
        actions={depositActions(cashier)}
      />
    </ScreenBody>
  );
}
