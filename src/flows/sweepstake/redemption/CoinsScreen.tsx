import type { ReactElement } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { MemberList } from '../../withdrawal/list/MemberList';
import { SweepstakeDisclaimer } from '../SweepstakeDisclaimer';
import { redemptionActions } from './redemptionActions';

/** The coins that sweep coins can be redeemed into. */
export function CoinsScreen(): ReactElement {
  return (
    <ScreenBody>
      <MemberList actions={redemptionActions(useCashier())} />
      <SweepstakeDisclaimer />
    </ScreenBody>
  );
}
