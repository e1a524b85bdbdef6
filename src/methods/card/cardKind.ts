import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../redirectFamily';

/** Bank cards typed into the form; the issuer may ask for a page of its own (3-D Secure). */
export const cardKind: MethodKind = { ...redirectFamily, name: 'card', cardViewTypes: ['card'] };
