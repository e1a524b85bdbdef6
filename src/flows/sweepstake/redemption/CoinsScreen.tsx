import type { ReactElement } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { GroupMembers } from '../../withdrawal/list/WithdrawalGroupScreen';
import { SweepstakeDisclaimer } from '../SweepstakeDisclaimer';
import { redemptionActions } from './redemptionActions';

/** The coins that sweep coins can be redeemed into. */
export function CoinsScreen(): ReactElement {
  return (
    <GroupMembers actions={redemptionActions(useCashier())}>
      <SweepstakeDisclaimer />
    </GroupMembers>
  );
}
