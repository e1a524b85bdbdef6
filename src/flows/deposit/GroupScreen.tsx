import { type ReactElement, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../api/contract/method';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { loadMarks } from '../../ui/loadPictures';
import { MethodSection } from '../../ui/MethodSection';
import { ScreenBody } from '../../ui/ScreenBody';
import { MethodChoice } from '../shared/list/MethodChoice';
import { usePictures } from '../shared/usePictures';
import { depositActions } from './depositActions';

/** The methods of one folded category. */
export function GroupScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { list } = useSnapshot(cashier.methods);
  const { group } = useSnapshot(cashier.deposit);
  const pictures = usePictures(loadMarks);
  const actions = depositActions(cashier);
  const members = useMemo(
    () =>
      (list as readonly PaymentMethod[])
        .filter(({ category }) => category === group)
        .sort((a, b) => a.position - b.position),
    [list, group],
  );
  return (
    <ScreenBody>
      <MethodSection title={t('list.chooseOne')} layout="list">
        {members.map(method => (
          <MethodChoice
            key={method.name}
            method={method}
            layout="list"
            pictures={pictures}
            actions={actions}
          />
        ))}
      </MethodSection>
    </ScreenBody>
  );
}
