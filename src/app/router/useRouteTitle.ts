import { useSnapshot } from 'valtio';
import { methodText } from '../../domain/method/methodText';
import { homePath } from '../../flows/shared/homePath';
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
  const isWithdrawal = homePath(cashier.router.current()) === '/withdrawal';
  const { method, group } = useSnapshot(isWithdrawal ? cashier.withdrawal : cashier.deposit);
  const { methodText: transactionText } = useSnapshot(cashier.transaction);
  const lang = useField(cashier.user, 'lang');
  if (title === null) return '';
  if (title === 'transaction') return transactionText;
  if (title === 'flow') return t(isWithdrawal ? 'title.withdrawal' : 'title.depositV2');
  const isList = title === 'choice' && (!method || cashier.router.current().query.group !== undefined);
  if (title === 'group' || isList) return groupTitle(cashier.translator, group ?? '');
  if (title === 'method' || title === 'choice') return method ? methodText(method, lang) : '';
  return t((platformVersion === V2_PLATFORM && titleV2) || title);
}
