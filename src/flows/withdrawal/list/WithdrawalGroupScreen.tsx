import type { ReactElement, ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { CategoryMethods } from '../../shared/list/CategoryMethods';
import type { MethodActions } from '../../shared/list/ListActions';
import { withdrawalActions } from '../withdrawalActions';

/** The methods of one folded category. */
export function WithdrawalGroupScreen(): ReactElement {
  return <GroupMembers actions={withdrawalActions(useCashier(), '/withdrawal/group/redirect')} />;
}

type GroupMembersProps = { actions: MethodActions; children?: ReactNode };

/** The screen of the chosen category, whatever choosing one of its methods does. */
export function GroupMembers({ actions, children }: GroupMembersProps): ReactElement {
  const { list, group } = useSnapshot(useCashier().withdrawal);
  return (
    <ScreenBody>
      <CategoryMethods list={list} category={group} actions={actions} />
      {children}
    </ScreenBody>
  );
}
