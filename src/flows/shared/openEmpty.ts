import type { MethodsAnswer } from '../../api/contract/methodsAnswer';
import type { Cashier } from '../../state/Cashier';

/** ROUTE-09: nothing to choose from. The page carries the transaction that the server told of, if any. */
export function openEmpty(
  { router }: Pick<Cashier, 'router'>,
  { isDirectGeo, transaction }: Pick<MethodsAnswer, 'isDirectGeo' | 'transaction'>,
  query: Record<string, string> = {},
): void {
  const depositId = transaction?.data?.depositId;
  router.navigate('/empty', {
    query: { ...query, ...(isDirectGeo && { direct: 'true' }), ...(depositId && { transaction: depositId }) },
    isReplacing: true,
  });
}
