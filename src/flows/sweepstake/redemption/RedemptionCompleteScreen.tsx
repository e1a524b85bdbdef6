import type { ReactElement } from 'react';
import { WithdrawalCompleteScreen } from '../../withdrawal/complete/WithdrawalCompleteScreen';
import { SweepstakeDisclaimer } from '../SweepstakeDisclaimer';

/** The redemption as the server sees it, live until it is settled. */
export function RedemptionCompleteScreen(): ReactElement {
  return (
    <WithdrawalCompleteScreen>
      <SweepstakeDisclaimer />
    </WithdrawalCompleteScreen>
  );
}
