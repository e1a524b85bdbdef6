import { useLingui } from '@lingui/react';
import { type ReactElement, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Country } from '../../../api/contract/country';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { regionOf } from '../../../state/regionOf';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { SkeletonList } from '../../../ui/method/SkeletonList';
import { FlagIcon } from '../../../ui/picture/FlagIcon';
import { loadFlags, loadOtherFlags } from '../../../ui/picture/loadPictures';
import dialog from '../../../ui/styles/dialog.css?inline';
import { useSheet } from '../../../ui/useSheet';
import { SearchedOptions } from '../../shared/form/SearchedOptions';
import { usePictures } from '../../shared/picture/usePictures';
import { useCountryName } from '../../shared/text/useCountryName';
import { chooseRegion } from './chooseRegion';
import { loadCountries } from './loadCountries';

/** METH-05: the choice of another region for the methods. */
export function RegionScreen(): ReactElement {
  useSheet(dialog);
  const cashier = useCashier();
  const t = useTranslate();
  const { i18n } = useLingui();
  const nameOf = useCountryName();
  const methods = useSnapshot(cashier.methods);
  const user = useSnapshot(cashier.user);
  const { countries } = methods;
  const [isAsked, setIsAsked] = useState(false);
  usePictures(loadFlags);
  usePictures(loadOtherFlags);

  useEffect(() => {
    const left = new AbortController();
    void loadCountries(cashier, left.signal).then(() => setIsAsked(true));
    return () => left.abort();
  }, [cashier]);

  if (countries.length === 0 && !isAsked)
    return (
      <SkeletonList
        label={t('common.loading')}
        bones="field option option option option option option option option"
      />
    );

  const options = countries
    .map(({ code }: Country) => ({
      id: code,
      label: nameOf(code),
      icon: <FlagIcon country={code} />,
    }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.locale));
  return (
    <ScreenBody>
      <SearchedOptions
        label={t('region.title')}
        searchLabel={t('region.search')}
        notFound={t('region.notFound')}
        options={options}
        value={regionOf({ methods, user })}
        onChange={code => chooseRegion(cashier, code)}
      />
    </ScreenBody>
  );
}
