import { methodsWithdrawal } from '../../../api/operations/methods';
import { EMPTY_PAYMENT_METHODS } from '../../../spec/messages';
import { beginLoading } from '../../../state/beginLoading';
import type { Cashier } from '../../../state/Cashier';
import { regionOf } from '../../../state/regionOf';
import { showErrorLater } from '../../shared/failure/showErrorLater';
import { withGroupTimeout } from '../../shared/failure/withGroupTimeout';
import { openEmpty } from '../../shared/openEmpty';
import { distinctMethods, readMethods } from '../../shared/readMethods';
import { offeredMethods } from './offeredMethods';

/** ROUTE-06, WD-01: loads the methods that pay out in the user's region, or opens the Empty page. */
export async function loadWithdrawalMethods(cashier: Cashier): Promise<void> {
  const { withdrawal, user, client, router, send, signal } = cashier;
  if (withdrawal.status === 'loading') return;
  const isWanted = beginLoading(withdrawal);
  const { currency } = user;
  const country = regionOf(cashier);
  try {
    const answer = await withGroupTimeout(signal, group =>
      client.call(methodsWithdrawal, { country, currency }, { signal: group }),
    );
    if (!isWanted()) return;
    const { path } = methodsWithdrawal;
    const offered = offeredMethods(cashier, readMethods(cashier, answer, path));
    const listed = distinctMethods(cashier, offered, path);
    const isEmpty = answer.isDirectGeo || listed.length === 0;
    Object.assign(withdrawal, { list: listed, status: isEmpty ? 'idle' : 'ready' });
    if (listed.length === 0) send({ messageType: 'Error', message: EMPTY_PAYMENT_METHODS });
    if (isEmpty) openEmpty(cashier, answer, 'withdrawal');
  } catch (error) {
    if (!isWanted()) return;
    withdrawal.status = 'idle';
    if (router.current().path === '/withdrawal') showErrorLater(cashier, error, '/withdrawal');
  }
}
