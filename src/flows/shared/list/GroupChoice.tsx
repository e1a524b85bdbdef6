import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import type { PaymentGroup } from '../../../domain/method/groupMethods';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { MethodButton } from '../../../ui/method/MethodButton';
import { MethodIcon } from '../picture/MethodIcon';
import { groupTitle } from '../text/groupTitle';
import type { ListActions } from './ListActions';

type GroupChoiceProps = {
  group: PaymentGroup<PaymentMethod>;
  layout: 'grid' | 'list';
  actions: ListActions;
};

/** A folded category (METH-03): opens the list of its methods. */
export function GroupChoice({ group, layout, actions }: GroupChoiceProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const [first] = group.paymentMethods;
  return (
    <MethodButton
      layout={layout}
      name={groupTitle(cashier.translator, group.name)}
      icon={first && <MethodIcon method={first} />}
      note={t('list.methodCount', { count: group.paymentMethods.length })}
      onSelect={() => actions.onGroup(group.name)}
    />
  );
}
