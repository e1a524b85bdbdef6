import type { PaymentMethod } from '../../api/contract/method';
import { P2P_METHOD_LISTS } from '../../spec/methodLists';

interface Offered {
  list: readonly PaymentMethod[];
  /** The group through which the player came: they have made their choice there. */
  group: string | null;
}

/**
 * P2P-07: the offered methods of the list that a method belongs to (sbp, bkash and nagad, Uzbek and Kyrgyz
 * cards), the picked one first. The method alone if there is no other, or if the player picked it in their
 * group.
 */
export function p2pChoices(method: PaymentMethod, { list, group }: Offered): PaymentMethod[] {
  const names: readonly string[] =
    Object.values(P2P_METHOD_LISTS).find(members => members.some(name => name === method.name)) ?? [];
  if (group === method.category) return [method];
  const others = list.filter(
    ({ name, isDisabled }) => name !== method.name && names.includes(name) && !isDisabled,
  );
  return [method, ...others];
}
