import type { PaymentMethod } from '../api/contract/method';
import { cardViewTypeOf } from '../domain/method/cardViewType';
import type { MethodKind } from '../state/MethodKind';
import { redirectKind } from './redirect/redirectKind';
import { METHOD_KINDS } from './registry';

/** The kind of a method: by its name, else by its view type, else by its category. */
export function kindOf(method: Pick<PaymentMethod, 'name' | 'category' | 'cardViewType'>): MethodKind {
  const viewType = cardViewTypeOf(method);
  return (
    METHOD_KINDS.find(({ methods }) => methods?.includes(method.name)) ??
    METHOD_KINDS.find(({ cardViewTypes }) => cardViewTypes?.includes(viewType)) ??
    METHOD_KINDS.find(({ categories }) => categories?.includes(method.category)) ??
    redirectKind
  );
}

/** Whether a path is a kind's screen that shows a payment under way. */
export const isPaymentPath = (path: string): boolean =>
  METHOD_KINDS.some(({ routes = [] }) => routes.some(row => row.path === path && row.isPayment));
