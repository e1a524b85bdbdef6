import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../families/redirectFamily';

/** Vouchers and virtual cards: a code is typed and taken at once. */
export const virtualKind: MethodKind = { ...redirectFamily, name: 'virtual', cardViewTypes: ['virtual'] };
