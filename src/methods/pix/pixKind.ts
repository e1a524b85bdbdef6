import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../families/redirectFamily';

/** Pix: a code to scan or to paste (DEP-13). */
export const pixKind: MethodKind = {
  ...redirectFamily,
  name: 'pix',
  cardViewTypes: ['pix'],
  opensPopUp: false,
};
