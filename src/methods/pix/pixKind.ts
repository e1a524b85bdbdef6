import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../redirectFamily';

/** Pix: a code to scan or to paste (DEP-13). */
export const pixKind: MethodKind = {
  ...redirectFamily,
  name: 'pix',
  cardViewTypes: ['pix'],
  opensPopUp: false,
};
