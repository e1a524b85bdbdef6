import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../redirectFamily';

/** Vouchers and virtual cards: the player types a code, which is redeemed at once. */
export const virtualKind: MethodKind = { ...redirectFamily, name: 'virtual', cardViewTypes: ['virtual'] };
