import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../redirectFamily';

/** EazyPe: UPI or a bank account, shown on a page of the widget (DEP-13). */
export const eazypeKind: MethodKind = {
  ...redirectFamily,
  name: 'eazype',
  cardViewTypes: ['eazype'],
  opensPopUp: false,
};
