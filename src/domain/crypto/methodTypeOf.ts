import { isCryptoPayment } from './isCryptoPayment';

type MethodType = 'crypto' | 'fiat' | 'default';

/** What analytics calls a method (DEP-11). `default`: it has no category, so nobody says what it is. */
export function methodTypeOf(method: { category: string }, currency: string): MethodType {
  if (isCryptoPayment(method, currency)) return 'crypto';
  return method.category === '' ? 'default' : 'fiat';
}
