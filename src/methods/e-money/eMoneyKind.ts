import { redirectFamily } from '../families/redirectFamily';
import type { MethodKind } from '../MethodKind';

/** Wallets with an account of their own. */
export const eMoneyKind: MethodKind = { ...redirectFamily, name: 'e-money', categories: ['e-money'] };
