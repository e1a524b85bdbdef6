import type { ReactElement } from 'react';
import { ScreenBody } from '../../../ui/ScreenBody';
import { FlowSwitch } from '../../shared/list/FlowSwitch';

export function RedemptionScreen(): ReactElement {
  return (
    <ScreenBody>
      <FlowSwitch />
    </ScreenBody>
  );
}
