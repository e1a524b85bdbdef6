import type { ReactElement } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import page from '../../../ui/styles/page.css?inline';
import { useSheet } from '../../../ui/useSheet';
import { FlowSwitch } from '../../shared/list/FlowSwitch';
import { WalletBar } from '../../shared/list/WalletBar';
import { withdrawalActions } from '../withdrawalActions';
import { WithdrawalMethods } from './WithdrawalMethods';

/** WD-01: the withdrawal methods, and the withdrawals under way. */
export function WithdrawalListScreen(): ReactElement {
  const cashier = useCashier();
  // How a screen comes stands there: a list that is on screen already would come a second time.
  useSheet(page);
  return (
    <ScreenBody>
      <FlowSwitch />
      <WalletBar />
      <WithdrawalMethods actions={withdrawalActions(cashier)} bones="line grid line grid" />
    </ScreenBody>
  );
}
