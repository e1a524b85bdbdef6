import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Columns } from '../../../ui/frame/Columns';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { SkeletonList } from '../../../ui/method/SkeletonList';
import { FlowSwitch } from '../../shared/list/FlowSwitch';
import { MethodBrowser } from '../../shared/list/MethodBrowser';
import { useWithdrawalList } from '../../withdrawal/list/useWithdrawalList';
import { PendingList } from '../../withdrawal/pending/PendingList';
import { SweepstakeDisclaimer } from '../SweepstakeDisclaimer';
import { RedeemableCard } from './RedeemableCard';
import { redemptionActions } from './redemptionActions';
import { useRedeemable } from './useRedeemable';

/** SWP-02: what can be redeemed, the redemptions under way, and the coins to redeem into. */
export function RedemptionScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const methods = useWithdrawalList();
  const reload = useRedeemable();

  return (
    <ScreenBody>
      <FlowSwitch />
      <Columns
        main={<RedeemableCard onRetry={reload} isWhole />}
        side={
          methods ? (
            <>
              <PendingList />
              <MethodBrowser
                methods={methods}
                searched={cashier.withdrawal}
                actions={redemptionActions(cashier)}
              />
            </>
          ) : (
            <SkeletonList label={t('common.loading')} bones="line row" isInset />
          )
        }
      />
      <SweepstakeDisclaimer />
    </ScreenBody>
  );
}
