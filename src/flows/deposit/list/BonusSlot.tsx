import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { lazyScreen } from '../../../lib/lazyScreen';
import { useCashier } from '../../../state/CashierContext';
import { OptionalView } from '../../shared/lazy/OptionalView';

const banner = lazyScreen(() => import('./BonusBanner'), 'BonusBanner');

/** The place of the bonus on the list; its code is loaded only if there is one that can be had. */
export function BonusSlot(): ReactElement | null {
  const { list } = useSnapshot(useCashier().bonuses);
  if (list.every(({ isEnabled }) => isEnabled === false)) return null;
  return <OptionalView of={list} screen={banner} fallback={<div className="bone bone--banner" />} />;
}
