import { type ReactElement, useMemo, useState } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import { byPopularity } from '../../../domain/method/groupMethods';
import { searchMethods } from '../../../domain/method/searchMethods';
import { useTranslate } from '../../../i18n/useTranslate';
import { SEARCH_FROM_METHODS } from '../../../spec/defaults';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { SearchField } from '../../../ui/form/SearchField';
import { MethodSection } from '../../../ui/method/MethodSection';
import { loadMarks } from '../../../ui/picture/loadPictures';
import { usePictures } from '../picture/usePictures';
import type { MethodActions } from './ListActions';
import { NoMethodFound } from './NoMethodFound';
import { useDrawMethod } from './useDrawMethod';
import { useFoundNews } from './useFoundNews';

interface CategoryMethodsProps {
  /** All methods that were loaded. */
  list: readonly PaymentMethod[];
  category: string | null;
  actions: MethodActions;
}

/** The methods of one category, popular ones first, with a search if there are many (METH-04). */
export function CategoryMethods({ list, category, actions }: CategoryMethodsProps): ReactElement {
  const t = useTranslate();
  const lang = useField(useCashier().user, 'lang');
  const [search, setSearch] = useState('');
  const drawMethod = useDrawMethod(actions);
  usePictures(loadMarks);
  const members = useMemo(
    () => list.filter(method => method.category === category).sort(byPopularity),
    [list, category],
  );
  const found = searchMethods(members, search, lang, () => '');
  useFoundNews(search, found.length);
  return (
    <>
      {members.length >= SEARCH_FROM_METHODS && (
        <SearchField
          label={t('list.search')}
          clearLabel={t('list.clearSearch')}
          value={search}
          onChange={setSearch}
        />
      )}
      {found.length > 0 ? (
        <MethodSection
          title={t('list.chooseOne')}
          layout="list"
          items={found.map(method => drawMethod(method, 'list'))}
        />
      ) : (
        <NoMethodFound />
      )}
    </>
  );
}
