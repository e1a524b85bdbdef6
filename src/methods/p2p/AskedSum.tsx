import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useExactMoney } from '../../flows/shared/text/useExactMoney';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { DescriptionList } from '../../ui/content/DescriptionList';
import type { P2PInvoice } from './p2pOf';

/** The sum that the player asked for, where another one is to be transferred. */
export function AskedSum({ invoice }: { invoice: P2PInvoice }): ReactElement | null {
  const { amount, currency } = useSnapshot(useCashier().transaction);
  const t = useTranslate();
  const money = useExactMoney();
  if (amount === invoice.amount && currency === invoice.currency) return null;
  return (
    <DescriptionList details={[{ id: 'asked', label: t('p2p.youGet'), value: money(amount, currency) }]} />
  );
}
