import { ref } from 'valtio/vanilla';
import { methodsPayment } from '../../../api/operations/methods';
import { methodsQuery } from '../../../domain/player/methodsQuery';
import { beginLoading } from '../../../state/beginLoading';
import type { Cashier } from '../../../state/Cashier';
import { regionOf } from '../../../state/regionOf';
import { showErrorLater } from '../../shared/failure/showErrorLater';
import { withGroupTimeout } from '../../shared/failure/withGroupTimeout';
import { openEmpty } from '../../shared/openEmpty';
import { distinctMethods, readMethods } from '../../shared/readMethods';

/** ROUTE-06, METH-01: loads the methods of the user's region; opens the Empty page if none is usable. */
export async function loadDepositMethods(cashier: Cashier): Promise<void> {
  const { methods, user, parent, deposit, client, router, signal } = cashier;
  if (methods.status === 'loading') return;
  const isWanted = beginLoading(methods);
  const { currency } = user;
  const country = regionOf(cashier);
  try {
    const answer = await withGroupTimeout(signal, group =>
      client.call(methodsPayment, methodsQuery(country, currency, parent.experiments), { signal: group }),
    );
    if (!isWanted()) return;
    const usable = readMethods(cashier, answer, methodsPayment.path).filter(method =>
      method.currency.includes(currency),
    );
    methods.list = ref(distinctMethods(cashier, usable, methodsPayment.path));
    if (answer.paymentSession) deposit.paymentSessionId = answer.paymentSession.payment_session_id;
    const isEmpty = answer.isDirectGeo || usable.length === 0;
    methods.status = isEmpty ? 'idle' : 'ready';
    if (isEmpty) openEmpty(cashier, answer);
  } catch (error) {
    if (!isWanted()) return;
    methods.status = 'idle';
    // On any other page nobody is waiting for the list.
    if (router.current().path === '/deposit') showErrorLater(cashier, error, '/deposit');
  }
}
