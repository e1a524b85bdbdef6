import { type ReactElement, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { SkeletonList } from '../../../ui/method/SkeletonList';
import { FlowSwitch } from '../../shared/list/FlowSwitch';
import { MethodBrowser } from '../../shared/list/MethodBrowser';
import { WalletBar } from '../../shared/list/WalletBar';
import { depositActions } from '../depositActions';
import { PendingSlot } from '../pending/PendingSlot';
import { BonusSlot } from './BonusSlot';
import { loadDepositMethods } from './loadDepositMethods';
import { markMethodsShown } from './markMethodsShown';

export function MethodListScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { status, list } = useSnapshot(cashier.methods);
  const { refused } = useSnapshot(cashier.deposit);
  const isReady = status === 'ready';

  useEffect(() => {
    if (cashier.methods.status === 'idle') void loadDepositMethods(cashier);
  }, [cashier]);

  useEffect(() => {
    if (isReady) markMethodsShown(cashier);
  }, [cashier, isReady]);

  return (
    <ScreenBody>
      <FlowSwitch />
      <WalletBar />
      <BonusSlot />
      {isReady ? (
        <>
          <PendingSlot />
          <MethodBrowser
            methods={refusedLast(list, refused)}
            searched={cashier.methods}
            actions={depositActions(cashier)}
          />
        </>
      ) : (
        <SkeletonList label={t('common.loading')} bones="line grid line grid" />
      )}
    </ScreenBody>
  );
}

/** A method that has just failed is not offered first: it goes to the end of its section. */
const refusedLast = (
  methods: readonly PaymentMethod[],
  refused: readonly string[],
): readonly PaymentMethod[] =>
  refused.length === 0
    ? methods
    : methods.map(method => (refused.includes(method.name) ? { ...method, position: Infinity } : method));
