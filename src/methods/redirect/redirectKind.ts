import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../redirectFamily';

/** The default, which claims no method for itself: a form, then the payment provider's own page. */
export const redirectKind: MethodKind = { ...redirectFamily, name: 'redirect' };
