import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { plainText } from '../../../lib/plainText';
import { SEARCH_FROM_METHODS } from '../../../spec/defaults';
import { Options, type OptionsProps } from '../../../ui/form/Options';
import { SearchField } from '../../../ui/form/SearchField';
import { NothingFound } from '../list/NothingFound';

type SearchedOptionsProps = OptionsProps & {
  searchLabel: string;
  /** Shown if nothing matches, or if there are no options. */
  notFound: string;
};

/** A choice from a list, with a search if the list is long. */
export function SearchedOptions({
  searchLabel,
  notFound,
  options,
  ...choice
}: SearchedOptionsProps): ReactElement {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const words = plainText(search.trim());
  const found = options.filter(({ label }) => plainText(label).includes(words));
  return (
    <>
      {options.length >= SEARCH_FROM_METHODS && (
        <SearchField
          label={searchLabel}
          clearLabel={t('list.clearSearch')}
          value={search}
          onChange={setSearch}
        />
      )}
      {found.length > 0 ? <Options options={found} {...choice} /> : <NothingFound title={notFound} />}
    </>
  );
}
