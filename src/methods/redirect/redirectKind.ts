import { redirectFamily } from '../families/redirectFamily';
import type { MethodKind } from '../MethodKind';

/** The default: a form, then the payer's own page. */
export const redirectKind: MethodKind = { ...redirectFamily, name: 'redirect', cardViewTypes: ['default'] };
