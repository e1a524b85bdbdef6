import { useSnapshot } from 'valtio';
import { methodText } from '../../domain/method/methodText';
import { homePath } from '../../flows/shared/navigation/homePath';
import { groupTitle } from '../../flows/shared/text/groupTitle';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import type { RouteRow } from '../../state/RouteRow';
import { useField } from '../../state/useField';

const V2_PLATFORM = 'redesign';

/** ROUTE-11: the title of a row, in the redesign perhaps another one; '' if the screen has a heading of its own. */
export function useRouteTitle({ title, titleV2 }: RouteRow): string {
  const cashier = useCashier();
  const t = useTranslate();
  const platformVersion = useField(cashier.parent, 'platformVersion');
  const entry = cashier.router.current();
  const isWithdrawal = homePath(entry) === '/withdrawal';
  const { method, group } = useSnapshot(isWithdrawal ? cashier.withdrawal : cashier.deposit);
  const { methodText: transactionText } = useSnapshot(cashier.transaction);
  const lang = useField(cashier.user, 'lang');
  if (title === null) return '';
  if (title === 'transaction') return transactionText;
  const isList = title === 'choice' && (!method || entry.query.group !== undefined);
  if (title === 'group' || isList) return groupTitle(cashier.translator, group ?? '');
  const flow = t(isWithdrawal ? 'title.withdrawal' : 'title.depositV2');
  if (title === 'flow') return flow;
  // The confirm step may be of another withdrawal than the one whose method was chosen last.
  if (entry.query.step) return t('title.withdrawalConfirm');
  if (title === 'method' || title === 'choice') return method ? methodText(method, lang) : flow;
  return t((platformVersion === V2_PLATFORM && titleV2) || title);
}
