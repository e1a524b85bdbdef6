import type { ReactElement } from 'react';
import { PendingSlot } from '../../flows/deposit/pending/PendingSlot';
import { PendingWithdrawals } from '../../flows/withdrawal/pending/PendingWithdrawals';

/** What the player has under way, in place of the list whose methods did not come. */
export const UnderWay = ({ home }: { home: string }): ReactElement =>
  home === '/withdrawal' ? <PendingWithdrawals /> : <PendingSlot />;
