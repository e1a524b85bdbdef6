import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import type { ListSection } from '../../../domain/method/groupMethods';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { MethodSection } from '../../../ui/method/MethodSection';
import { groupTitle } from '../text/groupTitle';
import { GroupChoice } from './GroupChoice';
import type { ListActions } from './ListActions';
import { sectionLayout } from './sectionLayout';
import { useDrawMethod } from './useDrawMethod';

type MethodSectionsProps = {
  sections: ListSection<PaymentMethod>[];
  actions: ListActions;
};

export function MethodSections({ sections, actions }: MethodSectionsProps): ReactElement {
  useTranslate();
  const { translator } = useCashier();
  const drawMethod = useDrawMethod(actions);
  return (
    <>
      {sections.map(({ name, items }) => {
        const layout = sectionLayout(name, items.length);
        return (
          <MethodSection
            key={name}
            title={groupTitle(translator, name)}
            layout={layout}
            items={items.map(item =>
              item.kind === 'group' ? (
                <GroupChoice key={`group ${item.group.name}`} group={item.group} {...{ layout, actions }} />
              ) : (
                drawMethod(item.method, layout)
              ),
            )}
          />
        );
      })}
    </>
  );
}
