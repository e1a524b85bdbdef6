import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../state/CashierContext';
import { Announcer } from '../ui/Announcer';

export function Announcements(): ReactElement {
  const { polite, assertive } = useSnapshot(useCashier().announcer);
  return <Announcer polite={polite} assertive={assertive} />;
}
