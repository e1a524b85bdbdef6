import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { formatDateTime } from '../../../domain/time/formatDateTime';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { MethodButton } from '../../../ui/method/MethodButton';
import { MethodMark } from '../../../ui/method/MethodMark';
import { MethodSection } from '../../../ui/method/MethodSection';
import { loadMarks } from '../../../ui/picture/loadPictures';
import { MethodIcon } from '../../shared/picture/MethodIcon';
import { usePictures } from '../../shared/picture/usePictures';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { useMethodText } from '../../shared/text/useMethodText';
import { DEPOSIT_VIEWS } from '../complete/depositView';
import { openPendingDeposit } from './openPendingDeposit';
import type { PendingDeposit } from './pendingList';
import { type ListedDeposit, usePendingDeposits } from './usePendingDeposits';

/**
 * The player's open deposits, on the method list; each leads back to its screen (beyond the specification,
 * 1). Those that have ended meanwhile stand above them and say how.
 */
export function PendingDeposits(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useExactMoney();
  const { i18n } = useLingui();
  usePictures(loadMarks);
  const nameOf = useMethodText('deposit');
  const list = usePendingDeposits();
  const markOf = (deposit: PendingDeposit): ReactElement => {
    const method = cashier.methods.list.find(({ name }) => name === deposit.paymentMethod);
    return method ? <MethodIcon method={method} /> : <MethodMark read={() => ({ name: nameOf(deposit) })} />;
  };
  const rowOf = ({ deposit, end, news }: ListedDeposit): ReactElement => {
    const date = formatDateTime(deposit.createdAt, i18n.locale);
    const title = end && t(DEPOSIT_VIEWS[end].title);
    return (
      <MethodButton
        key={deposit.depositId ?? deposit.requestId}
        layout="list"
        name={t('pending.name', {
          amount: money(deposit.amount, deposit.currency),
          method: nameOf(deposit),
        })}
        note={title ? `${title} · ${date}` : date}
        icon={markOf(deposit)}
        onSelect={() => void openPendingDeposit(cashier, deposit, news)}
      />
    );
  };
  const ended = list.filter(({ end }) => end !== null);
  const open = list.filter(({ end }) => end === null);
  return (
    <>
      {ended.length > 0 && (
        <ul className="list">
          {ended.map(one => (
            <li key={one.deposit.depositId ?? one.deposit.requestId}>{rowOf(one)}</li>
          ))}
        </ul>
      )}
      {open.length > 0 && <MethodSection title={t('pending.title')} layout="list" items={open.map(rowOf)} />}
    </>
  );
}
