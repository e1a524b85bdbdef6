import type { MethodsAnswer } from '../../api/contract/methodsAnswer';
import type { Cashier } from '../../state/Cashier';

/**
 * ROUTE-09: nothing to choose from. The page carries the transaction that the server told of, if any. Says whether the
 * player was still at the list (`page`); one who has gone elsewhere is left alone, and the list asked for anew later.
 */
export function openEmpty(
  { router }: Pick<Cashier, 'router'>,
  { isDirectGeo, transaction }: Pick<MethodsAnswer, 'isDirectGeo' | 'transaction'>,
  page: 'deposit' | 'withdrawal' = 'deposit',
): boolean {
  if (router.current().path !== `/${page}`) return false;
  const depositId = transaction?.data?.depositId;
  router.navigate('/empty', {
    query: {
      ...(page === 'withdrawal' && { page }),
      ...(isDirectGeo && { direct: 'true' }),
      ...(depositId && { transaction: depositId }),
    },
    isReplacing: true,
  });
  return true;
}
