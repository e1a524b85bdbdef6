import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Columns } from '../../../ui/frame/Columns';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { MethodButton } from '../../../ui/method/MethodButton';
import { MethodSection } from '../../../ui/method/MethodSection';
import { loadMarks } from '../../../ui/picture/loadPictures';
import { MethodIcon } from '../../shared/picture/MethodIcon';
import { usePictures } from '../../shared/picture/usePictures';
import { SweepstakeDisclaimer } from '../SweepstakeDisclaimer';
import { CoinChoice } from './CoinChoice';
import { showCoins } from './chooseCoin';
import { PackageCard } from './PackageCard';
import { useCoinMethods } from './useCoinMethods';

/** Together with the tile for all coins they fill a grid of two or four columns. */
const SHOWN_AT_ONCE = 3;

/** ROUTE-07: the choice of a coin to pay with: the first few here, all of them one screen further. */
export function SelectMethodScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  usePictures(loadMarks);
  const coins = useCoinMethods();
  const { box } = useSnapshot(cashier.deposit);
  const last = coins.at(-1);
  const items = coins
    .slice(0, SHOWN_AT_ONCE)
    .map(method => <CoinChoice key={method.name} method={method} layout="grid" />);
  if (coins.length > SHOWN_AT_ONCE && last) {
    items.push(
      <MethodButton
        key="all coins"
        layout="grid"
        name={t('sweep.method.all')}
        note={t('list.methodCount', { count: coins.length })}
        icon={<MethodIcon method={last} />}
        onSelect={() => showCoins(cashier)}
      />,
    );
  }
  return (
    <ScreenBody>
      <Columns
        main={box && <PackageCard box={box} />}
        side={<MethodSection title={t('sweep.method.label')} layout="grid" items={items} />}
      />
      <SweepstakeDisclaimer />
    </ScreenBody>
  );
}
