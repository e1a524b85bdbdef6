import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../families/redirectFamily';

/** EazyPe: UPI or a bank account, by a page of ours (DEP-13). */
export const eazypeKind: MethodKind = {
  ...redirectFamily,
  name: 'eazype',
  cardViewTypes: ['eazype'],
  opensPopUp: false,
};
