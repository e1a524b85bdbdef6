import type { PaymentMethod } from '../api/contract/method';
import { cardViewTypeOf } from '../domain/method/cardViewType';
import { isSweepstake } from '../state/isSweepstake';
import type { MethodKind } from '../state/MethodKind';
import { redirectKind } from './redirect/redirectKind';
import { METHOD_KINDS } from './registry';

/**
 * The kind of a method: by its name, else by its view type, else by its category. In the sweepstake none with a creating
 * call of its own, as that would name no package (SWP-01).
 */
export function kindOf(
  method: Pick<PaymentMethod, 'name' | 'category' | 'cardViewType'>,
  at: Parameters<typeof isSweepstake>[0],
): MethodKind {
  const viewType = cardViewTypeOf(method);
  const kinds = isSweepstake(at) ? METHOD_KINDS.filter(({ create }) => !create) : METHOD_KINDS;
  return (
    kinds.find(({ methods }) => methods?.includes(method.name)) ??
    kinds.find(({ cardViewTypes }) => cardViewTypes?.includes(viewType)) ??
    kinds.find(({ categories }) => categories?.includes(method.category)) ??
    redirectKind
  );
}

/** Whether a path is a kind's screen that shows a payment under way. */
export const isPaymentPath = (path: string): boolean =>
  METHOD_KINDS.some(({ routes = [] }) => routes.some(row => row.path === path && row.isPayment));
