import type { PaymentMethod } from '../../api/contract/method';
import { P2P_METHOD_LISTS } from '../../spec/methodLists';

interface Offered {
  list: readonly PaymentMethod[];
  /** The group that the player has come through: there the choice was made already. */
  group: string | null;
}

/**
 * P2P-07: the offered methods of the list that a method belongs to (sbp, bkash and nagad, Uzbek and Kyrgyz cards), the
 * picked one first; itself alone where there is no other, or where the player picked it among them.
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
