import type { ReactElement, ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Columns } from '../../../ui/frame/Columns';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { MethodSection } from '../../../ui/method/MethodSection';
import { loadMarks } from '../../../ui/picture/loadPictures';
import { usePictures } from '../../shared/picture/usePictures';
import { SweepstakeDisclaimer } from '../SweepstakeDisclaimer';
import { CoinChoice } from './CoinChoice';
import { PackageCard } from './PackageCard';
import { useCoinMethods } from './useCoinMethods';

/** Every coin that a package can be paid with. */
export function BoxCoinList({ children }: { children?: ReactNode }): ReactElement {
  const t = useTranslate();
  usePictures(loadMarks);
  const coins = useCoinMethods();
  const { box } = useSnapshot(useCashier().deposit);
  return (
    <ScreenBody>
      {children}
      <Columns
        main={box && <PackageCard box={box} />}
        side={
          <MethodSection
            title={t('sweep.method.label')}
            layout="list"
            items={coins.map(method => <CoinChoice key={method.name} method={method} layout="list" />)}
          />
        }
      />
      <SweepstakeDisclaimer />
    </ScreenBody>
  );
}
