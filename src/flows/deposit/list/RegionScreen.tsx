import { type ReactElement, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Country } from '../../../api/contract/methodsAnswer';
import { useTranslate } from '../../../i18n/useTranslate';
import { SEARCH_FROM_METHODS } from '../../../spec/defaults';
import { useCashier } from '../../../state/CashierContext';
import { Options } from '../../../ui/form/Options';
import { SearchField } from '../../../ui/form/SearchField';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { SkeletonList } from '../../../ui/method/SkeletonList';
import { FlagIcon } from '../../../ui/picture/FlagIcon';
import { loadFlags, loadOtherFlags } from '../../../ui/picture/loadPictures';
import { EmptyState } from '../../../ui/status/EmptyState';
import dialog from '../../../ui/styles/dialog.css?inline';
import { useSheet } from '../../../ui/useSheet';
import { useCountryName } from '../../shared/text/useCountryName';
import { usePictures } from '../../shared/usePictures';
import { chooseRegion, loadCountries } from './region';

/** METH-05: another region for the methods. */
export function RegionScreen(): ReactElement {
  useSheet(dialog);
  const cashier = useCashier();
  const t = useTranslate();
  const nameOf = useCountryName();
  const { countries, selectedCountry } = useSnapshot(cashier.methods);
  const { paymentGeo } = useSnapshot(cashier.user);
  const [search, setSearch] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const flags = { ...usePictures(loadOtherFlags), ...usePictures(loadFlags) };

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
    .map(({ code, name }: Country) => ({
      id: code,
      label: nameOf(code) || name,
      icon: <FlagIcon country={code} picture={flags[code.toLowerCase()]} />,
    }))
    .filter(({ label }) => label.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <ScreenBody>
      {countries.length >= SEARCH_FROM_METHODS && (
        <SearchField
          label={t('region.search')}
          placeholder={t('region.search')}
          clearLabel={t('list.clearSearch')}
          value={search}
          onChange={setSearch}
        />
      )}
      {options.length > 0 ? (
        <Options
          label={t('region.title')}
          options={options}
          value={selectedCountry || paymentGeo}
          onChange={code => chooseRegion(cashier, code)}
        />
      ) : (
        <EmptyState title={t('region.notFound')} icon="search" />
      )}
    </ScreenBody>
  );
}
