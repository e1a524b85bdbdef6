import type { ReactElement } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { withdrawalActions } from '../withdrawalActions';
import { MemberList } from './MemberList';

/** The methods of one folded category. */
export function WithdrawalGroupScreen(): ReactElement {
  return (
    <ScreenBody>
      <MemberList actions={withdrawalActions(useCashier(), '/withdrawal/group/redirect')} />
    </ScreenBody>
  );
}
