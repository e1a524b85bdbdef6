import { type ReactElement, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../api/contract/method';
import { groupMethods } from '../../domain/groupMethods';
import { searchMethods } from '../../domain/searchMethods';
import { useTranslate } from '../../i18n/useTranslate';
import { type LazyScreen, lazyScreen } from '../../lib/lazyScreen';
import { SEARCH_FROM_METHODS } from '../../spec/defaults';
import { useCashier } from '../../state/CashierContext';
import { loadMarks } from '../../ui/loadPictures';
import { ScreenBody } from '../../ui/ScreenBody';
import { SearchField } from '../../ui/SearchField';
import { SkeletonList } from '../../ui/SkeletonList';
import { LazyView } from '../shared/LazyView';
import { usePictures } from '../shared/usePictures';
import { BonusBanner } from './BonusBanner';
import { loadDepositMethods } from './loadDepositMethods';
import { MethodSections } from './MethodSections';
import { markMethodsShown } from './markMethodsShown';
import { WalletBar } from './WalletBar';

const nothingFound: LazyScreen = lazyScreen(() =>
  import('./NoMethodFound').then(module => module.NoMethodFound),
);

export function MethodListScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { status, list, search } = useSnapshot(cashier.methods);
  const { lang } = useSnapshot(cashier.user);
  const pictures = usePictures(loadMarks);
  const isReady = status === 'ready';

  useEffect(() => {
    if (cashier.methods.status === 'idle') void loadDepositMethods(cashier);
  }, [cashier]);

  useEffect(() => {
    if (isReady) markMethodsShown(cashier);
  }, [cashier, isReady]);

  if (!isReady) return <SkeletonList label={t('common.loading')} hasSwitch={false} />;

  const methods = list as readonly PaymentMethod[];
  const found = searchMethods(methods, search, lang);
  return (
    <ScreenBody>
      <WalletBar />
      <BonusBanner />
      {methods.length >= SEARCH_FROM_METHODS && (
        <SearchField
          label={t('list.search')}
          placeholder={t('list.search')}
          clearLabel={t('list.clearSearch')}
          value={search}
          onChange={value => {
            cashier.methods.search = value;
          }}
        />
      )}
      {found.length > 0 ? (
        <MethodSections sections={groupMethods(found, lang)} pictures={pictures} />
      ) : (
        <LazyView screen={nothingFound} fallback={null} />
      )}
    </ScreenBody>
  );
}
