import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { methodText } from '../../../domain/methodText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { Pictures } from '../../../ui/loadPictures';
import { MethodRow } from '../../../ui/MethodRow';
import { MethodTile } from '../../../ui/MethodTile';
import { limitsNote } from '../limitsText';
import { MethodIcon } from '../MethodIcon';
import { methodLimits } from '../methodLimits';
import { useMoney } from '../useMoney';
import type { ListActions } from './ListActions';

export type MethodChoiceProps = {
  method: PaymentMethod;
  layout: 'grid' | 'list';
  pictures: Pictures | null;
  actions: ListActions;
};

/** One method of the list: named by its text alone, its limits are its description. */
export function MethodChoice({ method, layout, pictures, actions }: MethodChoiceProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const { currency, country, lang } = useSnapshot(cashier.user);
  const Item = layout === 'grid' ? MethodTile : MethodRow;
  return (
    <Item
      name={methodText(method, lang)}
      icon={<MethodIcon method={method} pictures={pictures} />}
      note={limitsNote(t, money, methodLimits(method, { currency, country }), currency)}
      disabledReason={method.isDisabled ? method.disabledReason || t('list.maintenance') : undefined}
      onSelect={() => actions.onMethod(method)}
      onIntent={actions.onIntent}
    />
  );
}
