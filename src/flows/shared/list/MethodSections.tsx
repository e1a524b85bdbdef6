import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import type { MethodItem, MethodSection as Section } from '../../../domain/groupMethods';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { Pictures } from '../../../ui/loadPictures';
import { MethodSection } from '../../../ui/MethodSection';
import { groupTitle } from '../groupTitle';
import { GroupChoice } from './GroupChoice';
import type { ListActions } from './ListActions';
import { MethodChoice } from './MethodChoice';
import { sectionLayout } from './sectionLayout';

export type MethodSectionsProps = {
  sections: Section<PaymentMethod>[];
  pictures: Pictures | null;
  actions: ListActions;
};

export function MethodSections({ sections, pictures, actions }: MethodSectionsProps): ReactElement {
  useTranslate();
  const { translator } = useCashier();
  return (
    <>
      {sections.map(({ name, items }) => {
        const layout = sectionLayout(name, items.length);
        return (
          <MethodSection key={name} title={groupTitle(translator, name)} layout={layout}>
            {items.map(item => (
              <Choice key={keyOf(item)} item={item} layout={layout} pictures={pictures} actions={actions} />
            ))}
          </MethodSection>
        );
      })}
    </>
  );
}

type ChoiceProps = Omit<MethodSectionsProps, 'sections'> & {
  item: MethodItem<PaymentMethod>;
  layout: 'grid' | 'list';
};

function Choice({ item, ...shared }: ChoiceProps): ReactElement {
  return item.kind === 'group' ? (
    <GroupChoice group={item.group} {...shared} />
  ) : (
    <MethodChoice method={item.method} {...shared} />
  );
}

const keyOf = (item: MethodItem<PaymentMethod>): string =>
  item.kind === 'group' ? `group ${item.group.name}` : item.method.name;
