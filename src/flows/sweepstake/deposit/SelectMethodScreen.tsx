import type { ReactElement } from 'react';
import { ScreenBody } from '../../../ui/ScreenBody';
import { SweepstakeDisclaimer } from '../SweepstakeDisclaimer';

/** ROUTE-07: how the package is paid. */
export function SelectMethodScreen(): ReactElement {
  return (
    <ScreenBody>
      <SweepstakeDisclaimer />
    </ScreenBody>
  );
}
