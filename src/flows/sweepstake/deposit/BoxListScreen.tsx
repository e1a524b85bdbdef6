import type { ReactElement } from 'react';
import { ScreenBody } from '../../../ui/ScreenBody';
import { FlowSwitch } from '../../shared/list/FlowSwitch';
import { SweepstakeDisclaimer } from '../SweepstakeDisclaimer';

/** SWP-01: the coin packages. */
export function BoxListScreen(): ReactElement {
  return (
    <ScreenBody>
      <FlowSwitch />
      <SweepstakeDisclaimer />
    </ScreenBody>
  );
}
