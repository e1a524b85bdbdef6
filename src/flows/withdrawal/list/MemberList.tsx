import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import { CategoryMethods } from '../../shared/list/CategoryMethods';
import type { MethodActions } from '../../shared/list/ListActions';

/** The methods of the chosen category. */
export function MemberList({ actions }: { actions: MethodActions }): ReactElement {
  const { list, group } = useSnapshot(useCashier().withdrawal);
  return <CategoryMethods list={list} category={group} actions={actions} />;
}
