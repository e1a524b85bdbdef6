import { ref } from 'valtio/vanilla';
import { methodsPayment } from '../../../api/operations/methods';
import { sweepstakeBoxes } from '../../../api/operations/sweepstake';
import { methodsQuery } from '../../../domain/player/methodsQuery';
import { CRYPTO_CATEGORY } from '../../../spec/paymentGroups';
import { beginLoading } from '../../../state/beginLoading';
import type { Cashier } from '../../../state/Cashier';
import { reportToHost } from '../../shared/failure/reportFailure';
import { showError } from '../../shared/failure/showError';
import { withGroupTimeout } from '../../shared/failure/withGroupTimeout';
import { openEmpty } from '../../shared/openEmpty';
import { distinctMethods, readMethods } from '../../shared/readMethods';
import { boxesOf } from './boxesOf';
import { chooseBox } from './chooseBox';
import { readBoxes } from './readBoxes';

/** ROUTE-07: loads the crypto methods and the packages; opens the Empty page if either is missing. */
export async function loadBoxes(cashier: Cashier): Promise<void> {
  const { methods, user, parent, deposit, client, router, signal } = cashier;
  if (methods.status === 'loading') return;
  const isWanted = beginLoading(methods);
  const { currency, paymentGeo: country } = user;
  try {
    const [answer, boxes] = await withGroupTimeout(signal, group =>
      Promise.all([
        client.call(methodsPayment, methodsQuery(country, currency, parent.experiments), { signal: group }),
        client.call(sweepstakeBoxes, {}, { signal: group }),
      ]),
    );
    if (!isWanted()) return;
    const list = readBoxes(cashier, boxes);
    const coins = readMethods(cashier, answer, methodsPayment.path).filter(
      method => method.category === CRYPTO_CATEGORY,
    );
    const listed = distinctMethods(cashier, coins, methodsPayment.path);
    methods.list = ref(listed);
    Object.assign(boxesOf(cashier), { status: 'ready', list });
    keepChoice(cashier);
    if (answer.paymentSession) deposit.paymentSessionId = answer.paymentSession.payment_session_id;
    const isEmpty = answer.isDirectGeo || listed.length === 0 || list.length === 0;
    methods.status = isEmpty ? 'idle' : 'ready';
    if (isEmpty) openEmpty(cashier, answer);
  } catch (error) {
    if (!isWanted()) return;
    methods.status = 'idle';
    if (router.current().path === '/deposit') showError(cashier, error, '/deposit');
  }
}

/** Loads the packages again while the list is shown, as prices may have changed since the last visit. */
export async function refreshBoxes(cashier: Cashier, signal: AbortSignal): Promise<void> {
  try {
    const list = readBoxes(cashier, await cashier.client.call(sweepstakeBoxes, {}, { signal }));
    if (signal.aborted) return;
    boxesOf(cashier).list = list;
    keepChoice(cashier);
    if (list.length > 0) return;
    cashier.methods.status = 'idle';
    openEmpty(cashier, {});
  } catch (error) {
    if (!signal.aborted) reportToHost(cashier, error);
  }
}

/** Updates the chosen package from the new list; `null` if it is no longer offered. */
function keepChoice(cashier: Cashier): void {
  const { deposit } = cashier;
  chooseBox(cashier, boxesOf(cashier).list.find(({ id }) => id === deposit.box?.id) ?? null);
}
