import { redirectFamily } from '../families/redirectFamily';
import type { MethodKind } from '../MethodKind';

/** Vouchers and virtual cards: a code is typed and taken at once. */
export const virtualKind: MethodKind = { ...redirectFamily, name: 'virtual', cardViewTypes: ['virtual'] };
