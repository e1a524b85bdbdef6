import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../../../state/CashierContext';
import { CompleteScreen } from '../../deposit/complete/CompleteScreen';
import { SweepstakeDisclaimer } from '../SweepstakeDisclaimer';
import { PackageCard } from './PackageCard';

/** DEP-07: the payment's status, with the package that it is for. */
export function BoxCompleteScreen(): ReactElement {
  const { box } = useSnapshot(useCashier().transaction);
  return (
    <CompleteScreen>
      {box && <PackageCard box={box} />}
      <SweepstakeDisclaimer />
    </CompleteScreen>
  );
}
