import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { formatDateTime } from '../../../domain/time/formatDateTime';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { UnclearWithdrawal } from '../../../state/createWithdrawalState';
import { ActionRow } from '../../../ui/content/ActionRow';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { WITHDRAWAL_VIEWS } from '../complete/withdrawalView';
import { openUnclear, pendingText } from './openPending';

/** A withdrawal that may have been made, as its answer was lost: whoever sees it does not make it twice unawares. */
export function UnclearRow({ unclear }: { unclear: UnclearWithdrawal }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useExactMoney();
  const { i18n } = useLingui();
  // Subscribes, as the method's name may come later, with the list of methods.
  useSnapshot(cashier.withdrawal);
  const { amount, currency, paymentMethod, at } = unclear;
  const method = pendingText(cashier, paymentMethod);
  const time = formatDateTime(new Date(at).toISOString(), i18n.locale);
  return (
    <ActionRow
      part="pending"
      name={t('pending.name', { amount: money(amount, currency), method })}
      note={`${t(WITHDRAWAL_VIEWS.checking.title)} · ${time}`}
      onSelect={() => openUnclear(cashier, unclear)}
    />
  );
}
