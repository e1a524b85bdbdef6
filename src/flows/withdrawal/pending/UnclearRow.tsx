import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { formatDateTime } from '../../../domain/time/formatDateTime';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { UnclearWithdrawal } from '../../../state/createWithdrawalState';
import { ActionRow } from '../../../ui/content/ActionRow';
import { WITHDRAWAL_VIEWS } from '../complete/withdrawalView';
import { openUnclear } from './openPending';
import { usePendingName } from './usePendingName';

/** A withdrawal that may have been made, as its answer was lost: whoever sees it does not make it twice unawares. */
export function UnclearRow({ unclear }: { unclear: UnclearWithdrawal }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { i18n } = useLingui();
  const name = usePendingName(unclear);
  const time = formatDateTime(new Date(unclear.at).toISOString(), i18n.locale);
  return (
    <ActionRow
      part="pending"
      name={name}
      note={`${t(WITHDRAWAL_VIEWS.checking.title)} · ${time}`}
      onSelect={() => openUnclear(cashier, unclear)}
    />
  );
}
