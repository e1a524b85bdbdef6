import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../api/contract/method';
import { methodText } from '../domain/methodText';
import { groupTitle } from '../flows/shared/groupTitle';
import { useTranslate } from '../i18n/useTranslate';
import { useCashier } from '../state/CashierContext';
import type { RouteRow } from '../state/RouteRow';

const V2_PLATFORM = 'redesign';

/** ROUTE-11: the title of a row; the redesign has titles of its own. '' where the screen brings its heading. */
export function useRouteTitle({ title, titleV2 }: RouteRow): string {
  const cashier = useCashier();
  const t = useTranslate();
  const { platformVersion } = useSnapshot(cashier.parent);
  const { method, group } = useSnapshot(cashier.deposit);
  const { lang } = useSnapshot(cashier.user);
  if (title === null) return '';
  if (title === 'method') return method ? methodText(method as PaymentMethod, lang) : '';
  if (title === 'group') return groupTitle(cashier.translator, group ?? '');
  return t(((platformVersion === V2_PLATFORM && titleV2) || title) as 'title.deposit');
}
