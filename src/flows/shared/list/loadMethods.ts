import { ref } from 'valtio/vanilla';
import type { PaymentMethod } from '../../../api/contract/method';
import type { MethodsAnswer } from '../../../api/contract/methodsAnswer';
import type { Operation } from '../../../api/Operation';
import { assign } from '../../../lib/assign';
import { beginLoading } from '../../../state/beginLoading';
import type { Cashier } from '../../../state/Cashier';
import { showErrorLater } from '../failure/showErrorLater';
import { withGroupTimeout } from '../failure/withGroupTimeout';
import { openEmpty } from './openEmpty';
import { readMethods } from './readMethods';

/**
 * ROUTE-06: loads the methods of a flow; opens the Empty page if `pick` leaves none. `askOther`: what `pick` needs
 * besides. A failure is shown only where the list is waited for.
 */
export async function loadMethods<Query, Other = undefined>(
  cashier: Cashier,
  page: 'deposit' | 'withdrawal',
  operation: Operation<Query, MethodsAnswer>,
  query: Query,
  pick: (methods: PaymentMethod[], other: Other | undefined) => PaymentMethod[],
  askOther?: (group: AbortSignal) => Promise<Other>,
): Promise<void> {
  const { deposit, client, router } = cashier;
  const state = cashier[page === 'deposit' ? 'methods' : page];
  if (state.status === 'loading') return;
  const isWanted = beginLoading(state);
  try {
    const [answer, other] = await withGroupTimeout(cashier.signal, signal =>
      Promise.all([client.call(operation, query, { signal }), askOther?.(signal)]),
    );
    if (!isWanted()) return;
    const list = readMethods(cashier, answer, operation.path, listed => pick(listed, other));
    deposit.paymentSessionId = answer.paymentSession?.payment_session_id || deposit.paymentSessionId;
    const isEmpty = answer.isDirectGeo || !list[0];
    assign(state, { list: ref(list), status: isEmpty ? 'idle' : 'ready' });
    if (isEmpty) openEmpty(cashier, answer, page);
  } catch (error) {
    if (!isWanted()) return;
    state.status = 'idle';
    const { path } = router.current();
    if (path === `/${page}`) showErrorLater(cashier, error, path);
  }
}
