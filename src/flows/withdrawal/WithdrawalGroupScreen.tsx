import type { ReactElement } from 'react';
import { useCashier } from '../../state/CashierContext';
import { ScreenBody } from '../../ui/frame/ScreenBody';
import { MemberList } from './MemberList';
import { withdrawalActions } from './withdrawalActions';

/** The methods of one folded category. */
export function WithdrawalGroupScreen(): ReactElement {
  return (
    <ScreenBody>
      <MemberList actions={withdrawalActions(useCashier(), '/withdrawal/group/redirect')} />
    </ScreenBody>
  );
}
