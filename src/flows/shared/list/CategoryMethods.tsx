import { type ReactElement, useMemo } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import { useTranslate } from '../../../i18n/useTranslate';
import { MethodSection } from '../../../ui/method/MethodSection';
import { loadMarks } from '../../../ui/picture/loadPictures';
import { usePictures } from '../usePictures';
import type { MethodActions } from './ListActions';
import { MethodChoice } from './MethodChoice';

interface CategoryMethodsProps {
  /** All methods that were loaded. */
  list: readonly PaymentMethod[];
  category: string | null;
  actions: MethodActions;
}

/** The methods of one category, in the server's order. */
export function CategoryMethods({ list, category, actions }: CategoryMethodsProps): ReactElement {
  const t = useTranslate();
  usePictures(loadMarks);
  const members = useMemo(
    () => list.filter(method => method.category === category).sort((a, b) => a.position - b.position),
    [list, category],
  );
  return (
    <MethodSection
      title={t('list.chooseOne')}
      layout="list"
      items={members.map(method => <MethodChoice key={method.name} method={method} actions={actions} />)}
    />
  );
}
