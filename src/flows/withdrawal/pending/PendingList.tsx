import { type ReactElement, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PendingWithdrawal } from '../../../api/contract/withdrawal';
import { mapWithdrawalStatus } from '../../../domain/transaction/withdrawalStatus';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { CancelDialog } from '../follow/CancelDialog';
import { ENDED_TEXTS } from '../follow/cancelWithdrawal';
import { PendingRow } from './PendingRow';
import { UnclearRow } from './UnclearRow';

/** The pending withdrawals (beyond the specification, 9) and those that may be; nothing if there are none. */
export function PendingList(): ReactElement | null {
  const { withdrawal } = useCashier();
  const { pending, unclear } = useSnapshot(withdrawal);
  const t = useTranslate();
  const titleId = useId();
  const [canceling, setCanceling] = useState<PendingWithdrawal | null>(null);
  return (
    <>
      {pending.length + unclear.length > 0 && (
        <section className="section" part="group" aria-labelledby={titleId}>
          <h2 className="section__title" id={titleId}>
            {t('withdrawal.pending.title')}
          </h2>
          <ul className="list">
            {unclear.map(one => (
              <li key={one.requestId}>
                <UnclearRow unclear={one} />
              </li>
            ))}
            {pending.map((one, index) => (
              <li key={one.withdrawalId}>
                <PendingRow
                  pending={one}
                  // The state's object, not its snapshot: it still gets news after it has left the list.
                  onCancel={() => setCanceling(withdrawal.pending[index] ?? null)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {canceling && <Question withdrawal={canceling} onClose={() => setCanceling(null)} />}
    </>
  );
}

/** Closes by itself if the withdrawal settles before the player has answered. */
function Question({
  withdrawal,
  onClose,
}: {
  withdrawal: PendingWithdrawal;
  onClose: () => void;
}): ReactElement {
  const t = useTranslate();
  const listed = useSnapshot(withdrawal);
  const news = ENDED_TEXTS[mapWithdrawalStatus(listed.status)];
  return <CancelDialog withdrawal={listed} news={news ? t(news) : null} onClose={onClose} />;
}
