import { type ReactElement, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../api/contract/method';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { loadMarks } from '../../ui/loadPictures';
import { MethodSection } from '../../ui/MethodSection';
import type { ListActions } from '../shared/list/ListActions';
import { MethodChoice } from '../shared/list/MethodChoice';
import { usePictures } from '../shared/usePictures';

/** The methods of the chosen category. */
export function MemberList({ actions }: { actions: ListActions }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { list, group } = useSnapshot(cashier.withdrawal);
  const pictures = usePictures(loadMarks);
  const members = useMemo(
    () =>
      (list as readonly PaymentMethod[])
        .filter(({ category }) => category === group)
        .sort((a, b) => a.position - b.position),
    [list, group],
  );
  return (
    <MethodSection title={t('list.chooseOne')} layout="list">
      {members.map(method => (
        <MethodChoice key={method.name} method={method} layout="list" pictures={pictures} actions={actions} />
      ))}
    </MethodSection>
  );
}
