import type { ReactElement } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { FlowSwitch } from '../../shared/list/FlowSwitch';
import { WalletBar } from '../../shared/list/WalletBar';
import { withdrawalActions } from '../withdrawalActions';
import { WithdrawalMethods } from './WithdrawalMethods';

/** WD-01: the withdrawal methods, and the withdrawals under way. */
export function WithdrawalListScreen(): ReactElement {
  const cashier = useCashier();
  return (
    <ScreenBody>
      <FlowSwitch />
      <WalletBar />
      <WithdrawalMethods actions={withdrawalActions(cashier)} bones="line grid line grid" />
    </ScreenBody>
  );
}
