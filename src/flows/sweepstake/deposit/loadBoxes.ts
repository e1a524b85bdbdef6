import { methodsPayment } from '../../../api/operations/methods';
import { sweepstakeBoxes } from '../../../api/operations/sweepstake';
import { methodsQuery } from '../../../domain/player/methodsQuery';
import { assign } from '../../../lib/assign';
import { CRYPTO_CATEGORY } from '../../../spec/paymentGroups';
import type { Cashier } from '../../../state/Cashier';
import { reportToHost } from '../../shared/failure/reportFailure';
import { loadMethods } from '../../shared/list/loadMethods';
import { openEmpty } from '../../shared/list/openEmpty';
import { boxesOf } from './boxesOf';
import { chooseBox } from './chooseBox';
import { readBoxes } from './readBoxes';

/** ROUTE-07: loads the crypto methods and the packages; opens the Empty page if either is missing. */
export function loadBoxes(cashier: Cashier): Promise<void> {
  const { user, parent, client } = cashier;
  const query = methodsQuery(user.paymentGeo, user.currency, parent.experiments);
  return loadMethods(
    cashier,
    'deposit',
    methodsPayment,
    query,
    (listed, boxes: Parameters<typeof readBoxes>[1] = []) => {
      const list = readBoxes(cashier, boxes);
      assign(boxesOf(cashier), { status: 'ready', list });
      keepChoice(cashier);
      return list.length === 0 ? [] : listed.filter(({ category }) => category === CRYPTO_CATEGORY);
    },
    signal => client.call(sweepstakeBoxes, {}, { signal }),
  );
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
