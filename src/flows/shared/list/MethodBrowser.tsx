import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { groupMethods } from '../../../domain/method/groupMethods';
import { searchMethods } from '../../../domain/method/searchMethods';
import { useTranslate } from '../../../i18n/useTranslate';
import { lazyScreen } from '../../../lib/lazyScreen';
import { SEARCH_FROM_METHODS } from '../../../spec/defaults';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { SearchField } from '../../../ui/form/SearchField';
import { loadMarks } from '../../../ui/picture/loadPictures';
import { LazyView } from '../lazy/LazyView';
import { usePictures } from '../picture/usePictures';
import { groupTitle } from '../text/groupTitle';
import type { ListActions } from './ListActions';
import { MethodSections } from './MethodSections';
import { useFoundNews } from './useFoundNews';

const nothingFound = lazyScreen(() => import('./NoMethodFound'), 'NoMethodFound');

type MethodBrowserProps = {
  methods: readonly PaymentMethod[];
  /** The store that holds the search text. */
  searched: { search: string };
  actions: ListActions;
};

/** All methods of a flow: grouped, with a search if there are many (METH-03, METH-04). */
export function MethodBrowser({ methods, searched, actions }: MethodBrowserProps): ReactElement {
  const t = useTranslate();
  // `sync`: an input that is rendered later loses its caret, and the text being composed.
  const { search } = useSnapshot(searched, { sync: true });
  const { user, translator } = useCashier();
  const lang = useField(user, 'lang');
  usePictures(loadMarks);
  const found = searchMethods(methods, search, lang, ({ category }) => groupTitle(translator, category));
  useFoundNews(search, found.length);
  return (
    <>
      {methods.length >= SEARCH_FROM_METHODS && (
        <SearchField
          label={t('list.search')}
          clearLabel={t('list.clearSearch')}
          value={search}
          onChange={value => {
            searched.search = value;
          }}
        />
      )}
      {found.length > 0 ? (
        <MethodSections sections={groupMethods(found, lang)} actions={actions} />
      ) : (
        <LazyView screen={nothingFound} fallback={null} />
      )}
    </>
  );
}
