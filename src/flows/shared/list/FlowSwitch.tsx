import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { SegmentedSwitch } from '../../../ui/form/SegmentedSwitch';
import { homePath } from '../navigation/homePath';

/** ROUTE-12: switches between the lists of the two flows. */
export function FlowSwitch(): ReactElement {
  const { router } = useCashier();
  const t = useTranslate();
  return (
    <SegmentedSwitch
      label={t('title.flows')}
      segments={[
        { id: '/deposit', label: t('title.depositV2') },
        { id: '/withdrawal', label: t('title.withdraw') },
      ]}
      value={homePath(router.current())}
      onChange={path => router.navigate(path, { isReset: true })}
    />
  );
}
