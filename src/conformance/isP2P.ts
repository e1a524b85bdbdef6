import type { PaymentMethod } from '../api/contract/method';
import { cardViewTypeOf } from '../domain/method/cardViewType';
import { P2P_METHOD_LISTS } from '../spec/methodLists';

const NAMES: readonly string[] = Object.values(P2P_METHOD_LISTS).flat();

/** Whether a method is paid from player to player: by its name, or by its view type. */
export const isP2P = (method: PaymentMethod): boolean =>
  NAMES.includes(method.name) || cardViewTypeOf(method) === 'p2p';
