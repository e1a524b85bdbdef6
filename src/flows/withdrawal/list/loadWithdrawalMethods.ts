import { methodsWithdrawal } from '../../../api/operations/methods';
import { EMPTY_PAYMENT_METHODS } from '../../../spec/messages';
import type { Cashier } from '../../../state/Cashier';
import { isSweepstake } from '../../../state/isSweepstake';
import { showErrorLater } from '../../shared/failure/showErrorLater';
import { withGroupTimeout } from '../../shared/failure/withGroupTimeout';
import { openEmpty } from '../../shared/openEmpty';
import { distinctMethods, readMethods } from '../../shared/readMethods';
import { offeredMethods } from './offeredMethods';

/** ROUTE-06, WD-01: the methods that pay out in the user's region, or the Empty page where there are none. */
export async function loadWithdrawalMethods(cashier: Cashier): Promise<void> {
  const { methods, withdrawal, user, client, router, send, signal } = cashier;
  if (withdrawal.status === 'loading') return;
  withdrawal.status = 'loading';
  const { currency } = user;
  const country = methods.selectedCountry || user.paymentGeo;
  const isSweep = isSweepstake(cashier);
  // Another user, region or variant was set meanwhile: that one's own question is on its way.
  const isStale = () =>
    currency !== user.currency ||
    country !== (methods.selectedCountry || user.paymentGeo) ||
    isSweep !== isSweepstake(cashier);
  try {
    const answer = await withGroupTimeout(signal, group =>
      client.call(methodsWithdrawal, { country, currency }, { signal: group }),
    );
    if (isStale()) return;
    const { path } = methodsWithdrawal;
    const offered = offeredMethods(cashier, readMethods(cashier, answer, path));
    const listed = distinctMethods(cashier, offered, path);
    Object.assign(withdrawal, { list: listed, status: 'ready' });
    if (listed.length === 0) send({ messageType: 'Error', message: EMPTY_PAYMENT_METHODS });
    const isEmpty = answer.isDirectGeo || listed.length === 0;
    if (isEmpty && !openEmpty(cashier, answer, 'withdrawal')) withdrawal.status = 'idle';
  } catch (error) {
    if (isStale()) return;
    withdrawal.status = 'idle';
    if (router.current().path === '/withdrawal') showErrorLater(cashier, error, '/withdrawal');
  }
}
