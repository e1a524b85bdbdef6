import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { CoinPackage } from '../../../domain/sweepstake/CoinPackage';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { BoxGroup } from '../../../ui/content/BoxGroup';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { boxesOf } from './boxesOf';
import { chooseBox } from './chooseBox';
import { useCoins } from './useCoins';

/** The choice of a coin package. None is selected at first: the player alone chooses what costs money. */
export function BoxChoice({ error }: { error?: string | undefined }): ReactElement {
  const cashier = useCashier();
  const { deposit } = cashier;
  const state = boxesOf(cashier);
  const t = useTranslate();
  const money = useExactMoney();
  const coins = useCoins();
  const { list } = useSnapshot(state);
  const { box } = useSnapshot(deposit);
  return (
    <BoxGroup
      label={t('sweep.boxes.label')}
      boxes={list.map((one: CoinPackage) => ({
        id: String(one.id),
        ...coins(one),
        price: money(one.price, one.currency),
        ...(one.isMostChosen && { tag: t('sweep.boxes.mostChosen') }),
      }))}
      value={box && String(box.id)}
      onChange={id => chooseBox(cashier, state.list.find(one => String(one.id) === id) ?? null)}
      error={box ? undefined : error}
    />
  );
}
