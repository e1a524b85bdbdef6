import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../families/redirectFamily';

/** Wallets with an account of their own. */
export const eMoneyKind: MethodKind = { ...redirectFamily, name: 'e-money', categories: ['e-money'] };
