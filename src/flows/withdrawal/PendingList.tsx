import { type ReactElement, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PendingWithdrawal } from '../../api/contract/withdrawal';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { CancelDialog } from './CancelDialog';
import { PendingRow } from './PendingRow';

/** Withdrawals that are on their way (beyond the specification, 9); nothing where there are none. */
export function PendingList(): ReactElement | null {
  const { pending } = useSnapshot(useCashier().withdrawal);
  const t = useTranslate();
  const titleId = useId();
  const [canceling, setCanceling] = useState<PendingWithdrawal | null>(null);
  return (
    <>
      {pending.length > 0 && (
        <section className="section" part="group" aria-labelledby={titleId}>
          <h2 className="section__title" id={titleId}>
            {t('withdrawal.pending.title')}
          </h2>
          <ul className="list">
            {pending.map(one => (
              <li key={one.withdrawalId}>
                <PendingRow pending={one} onCancel={() => setCanceling(one)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {canceling && <CancelDialog withdrawal={canceling} onClose={() => setCanceling(null)} />}
    </>
  );
}
