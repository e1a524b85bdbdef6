import { type ReactElement, useEffect } from 'react';
import { PendingSlot } from '../../flows/deposit/pending/PendingSlot';
import { loadPending } from '../../flows/withdrawal/pending/loadPending';
import { PendingList } from '../../flows/withdrawal/pending/PendingList';
import { useCashier } from '../../state/CashierContext';

/** What the player has under way, in place of the list whose methods did not come. */
export const UnderWay = ({ home }: { home: string }): ReactElement =>
  home === '/withdrawal' ? <PendingWithdrawals /> : <PendingSlot />;

function PendingWithdrawals(): ReactElement {
  const cashier = useCashier();
  useEffect(() => loadPending(cashier), [cashier]);
  return <PendingList />;
}
