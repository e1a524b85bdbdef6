import { type ReactElement, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../api/contract/method';
import { depositActions } from '../../flows/deposit/depositActions';
import { MethodChoice } from '../../flows/shared/list/MethodChoice';
import { usePictures } from '../../flows/shared/usePictures';
import { useTranslate } from '../../i18n/useTranslate';
import { CRYPTO_CATEGORY } from '../../spec/paymentGroups';
import { useCashier } from '../../state/CashierContext';
import { loadMarks } from '../../ui/loadPictures';
import { MethodSection } from '../../ui/MethodSection';
import { ScreenBody } from '../../ui/ScreenBody';
import { OpenAddress } from './OpenAddress';

/** CRY-01: the coins that can be sent. */
export function CoinList(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { list } = useSnapshot(cashier.methods);
  const { group } = useSnapshot(cashier.deposit);
  const pictures = usePictures(loadMarks);
  const actions = depositActions(cashier);
  const coins = useMemo(
    () =>
      (list as readonly PaymentMethod[])
        .filter(({ category }) => category === (group ?? CRYPTO_CATEGORY))
        .sort((a, b) => a.position - b.position),
    [list, group],
  );
  return (
    <ScreenBody>
      <OpenAddress />
      <MethodSection title={t('list.chooseOne')} layout="list">
        {coins.map(method => (
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
