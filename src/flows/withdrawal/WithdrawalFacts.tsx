import { useLingui } from '@lingui/react';
import type { ReactElement, ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { formatDateTime } from '../../domain/time/formatDateTime';
import { useTexts } from '../../i18n/useTexts';
import { useTranslate } from '../../i18n/useTranslate';
import type { WithdrawalAccountType } from '../../spec/defaults';
import { useCashier } from '../../state/CashierContext';
import type { WithdrawalDetail } from '../../state/createWithdrawalState';
import { DescriptionList, type Detail } from '../../ui/content/DescriptionList';
import { MonoText } from '../../ui/content/MonoText';
import { CopyValue } from '../shared/copy/CopyValue';
import { ACCOUNT_TEXTS } from './form/AccountField';
import { withdrawalFields } from './form/withdrawalFields';

type WithdrawalFactsProps = {
  methodText: string;
  /** PaymentMethod.name. */
  paymentMethod: string;
  details: readonly WithdrawalDetail[];
  accountType: WithdrawalAccountType | null;
  /** How long it takes. */
  time?: string;
  /** ISO time. */
  createdAt?: string | null;
  /** The withdrawal's id, or its request's while it has none. */
  id?: { label: string; value: string } | null;
};

/** Where the money goes, from which account, and what to tell support. */
export function WithdrawalFacts(props: WithdrawalFactsProps): ReactElement {
  const { methodText, accountType, time, createdAt = null, id = null } = props;
  const details = useDetails(props);
  const t = useTranslate();
  const { i18n } = useLingui();
  const date = createdAt && formatDateTime(createdAt, i18n.locale);
  return (
    <DescriptionList
      details={[
        { id: 'method', label: t('summary.method'), value: methodText },
        ...details.map(detailRow),
        accountType && {
          id: 'account',
          label: t('withdrawal.account.label'),
          value: t(ACCOUNT_TEXTS[accountType]),
        },
        time !== undefined && { id: 'time', label: t('withdrawal.time.label'), value: time },
        date && { id: 'date', label: t('summary.date'), value: date },
        id && {
          id: 'id',
          label: id.label,
          value: id.value,
          isCode: true,
          isId: true,
          action: <CopyValue label={t('copy.id')} value={id.value} />,
        },
      ]}
    />
  );
}

/** The lines with labels in the current language: the form that wrote them is gone. */
function useDetails({ paymentMethod, details }: WithdrawalFactsProps): readonly WithdrawalDetail[] {
  const cashier = useCashier();
  const texts = useTexts();
  const { method: chosen, list } = useSnapshot(cashier.withdrawal);
  const method = [chosen, ...list].find(one => one?.name === paymentMethod);
  if (!method || details.length === 0) return details;
  const labels = new Map(withdrawalFields(cashier, texts, method).map(({ key, label }) => [key, label]));
  return details.map(detail => ({
    ...detail,
    label: detail.labelId ? texts.t(detail.labelId) : (labels.get(detail.id) ?? detail.label),
  }));
}

const detailRow = ({ id, label, value, kind }: WithdrawalDetail): Detail => ({
  id,
  label,
  value: textOf(value, kind),
  isCode: kind !== 'text',
});

function textOf(value: string, kind: WithdrawalDetail['kind']): ReactNode {
  if (kind === 'address') return <MonoText>{value}</MonoText>;
  return kind === 'account' ? <MonoText ends={0}>{value}</MonoText> : value;
}
