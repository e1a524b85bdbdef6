import type { ReactElement } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { Columns } from '../../../ui/frame/Columns';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { FlowSwitch } from '../../shared/list/FlowSwitch';
import { WithdrawalMethods } from '../../withdrawal/list/WithdrawalMethods';
import { SweepstakeDisclaimer } from '../SweepstakeDisclaimer';
import { RedeemableCard } from './RedeemableCard';
import { redemptionActions } from './redemptionActions';
import { useRedeemable } from './useRedeemable';

/** SWP-02: what can be redeemed, the redemptions under way, and the coins to redeem into. */
export function RedemptionScreen(): ReactElement {
  const cashier = useCashier();
  const reload = useRedeemable();
  return (
    <ScreenBody>
      <FlowSwitch />
      <Columns
        main={<RedeemableCard onRetry={reload} isWhole />}
        side={<WithdrawalMethods actions={redemptionActions(cashier)} bones="line row" />}
      />
      <SweepstakeDisclaimer />
    </ScreenBody>
  );
}
