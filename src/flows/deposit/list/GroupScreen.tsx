import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { CategoryMethods } from '../../shared/list/CategoryMethods';
import { depositActions } from '../depositActions';

/** The methods of one folded category. */
export function GroupScreen(): ReactElement {
  const cashier = useCashier();
  const { list } = useSnapshot(cashier.methods);
  const { group } = useSnapshot(cashier.deposit);
  return (
    <ScreenBody>
      <CategoryMethods list={list} category={group} actions={depositActions(cashier)} />
    </ScreenBody>
  );
}
