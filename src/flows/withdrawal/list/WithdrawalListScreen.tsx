import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { SkeletonList } from '../../../ui/method/SkeletonList';
import { FlowSwitch } from '../../shared/list/FlowSwitch';
import { MethodBrowser } from '../../shared/list/MethodBrowser';
import { WalletBar } from '../../shared/list/WalletBar';
import { PendingList } from '../pending/PendingList';
import { withdrawalActions } from '../withdrawalActions';
import { useWithdrawalList } from './useWithdrawalList';

/** WD-01: the withdrawal methods, and the withdrawals under way. */
export function WithdrawalListScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const methods = useWithdrawalList();
  return (
    <ScreenBody>
      <FlowSwitch />
      <WalletBar />
      {methods ? (
        <>
          <PendingList />
          <MethodBrowser
            methods={methods}
            searched={cashier.withdrawal}
            actions={withdrawalActions(cashier)}
          />
        </>
      ) : (
        <SkeletonList label={t('common.loading')} bones="line grid line grid" isInset />
      )}
    </ScreenBody>
  );
}
