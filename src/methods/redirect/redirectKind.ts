import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../families/redirectFamily';

/** The default: a form, then the payment provider's own page. */
export const redirectKind: MethodKind = { ...redirectFamily, name: 'redirect', cardViewTypes: ['default'] };
