import type { ReactElement } from 'react';
import { type LazyScreen, lazyScreen } from '../../../lib/lazyScreen';
import { LazyView } from '../../shared/LazyView';
import { useActiveBonus } from '../bonus/useActiveBonus';

const banner: LazyScreen = lazyScreen(() => import('./BonusBanner').then(module => module.BonusBanner));

/** The place of the bonus on the list; its code is loaded only if there is a bonus. */
export function BonusSlot(): ReactElement | null {
  const bonus = useActiveBonus();
  if (!bonus || bonus.isEnabled === false) return null;
  return <LazyView screen={banner} fallback={<div className="bone bone--banner" />} />;
}
