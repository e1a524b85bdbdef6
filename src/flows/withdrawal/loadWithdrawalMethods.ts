import { methodsWithdrawal } from '../../api/operations/methods';
import { isListedForWithdrawal } from '../../domain/cardViewType';
import { EMPTY_PAYMENT_METHODS } from '../../spec/messages';
import type { Cashier } from '../../state/Cashier';
import { readMethods } from '../shared/loadMethods';
import { showErrorLater } from '../shared/showErrorLater';
import { withGroupTimeout } from '../shared/withGroupTimeout';

/** ROUTE-06, WD-01: the methods that pay out in the user's region, or the Empty page where there are none. */
export async function loadWithdrawalMethods(cashier: Cashier): Promise<void> {
  const { methods, withdrawal, user, client, router, send, signal } = cashier;
  if (withdrawal.status === 'loading') return;
  withdrawal.status = 'loading';
  const { currency } = user;
  const country = methods.selectedCountry || user.paymentGeo;
  // Another user or region was set meanwhile: that one's own question is on its way.
  const isStale = () =>
    currency !== user.currency || country !== (methods.selectedCountry || user.paymentGeo);
  try {
    const answer = await withGroupTimeout(signal, group =>
      client.call(methodsWithdrawal, { country, currency }, { signal: group }),
    );
    if (isStale()) return;
    const listed = readMethods(cashier, answer, methodsWithdrawal.path).filter(
      method => method.currency.includes(currency) && isListedForWithdrawal(method),
    );
    Object.assign(withdrawal, { list: listed, status: 'ready' });
    if (listed.length === 0) send({ messageType: 'Error', message: EMPTY_PAYMENT_METHODS });
    // The player may have gone over to the deposits meanwhile.
    if (router.current().path !== '/withdrawal') return;
    if (answer.isDirectGeo || listed.length === 0) {
      const { transaction } = answer;
      router.navigate('/empty', {
        query: {
          page: 'withdrawal',
          ...(answer.isDirectGeo && { direct: 'true' }),
          ...(transaction?.data.depositId && { transaction: transaction.data.depositId }),
        },
        isReplacing: true,
      });
    }
  } catch (error) {
    if (isStale()) return;
    withdrawal.status = 'idle';
    if (router.current().path === '/withdrawal') showErrorLater(cashier, error, '/withdrawal');
  }
}
