import type { MethodsAnswer } from '../../../api/contract/methodsAnswer';
import type { Cashier } from '../../../state/Cashier';

/**
 * ROUTE-09: opens the Empty page, with the transaction that the server named, if any. A player who is no
 * longer at the list (`page`) is left alone.
 */
export function openEmpty(
  { router }: Pick<Cashier, 'router'>,
  { isDirectGeo, transaction }: Pick<MethodsAnswer, 'isDirectGeo' | 'transaction'>,
  page: 'deposit' | 'withdrawal' = 'deposit',
): void {
  if (router.current().path !== `/${page}`) return;
  const depositId = transaction?.data?.depositId;
  router.navigate('/empty', {
    query: {
      ...(page === 'withdrawal' && { page }),
      ...(isDirectGeo && { direct: 'true' }),
      ...(depositId && { transaction: depositId }),
    },
    isReplacing: true,
  });
}
