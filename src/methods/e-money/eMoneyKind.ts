import type { MethodKind } from '../../state/MethodKind';
import { redirectFamily } from '../redirectFamily';

/** E-wallets: the player pays from an account with the provider. */
export const eMoneyKind: MethodKind = { ...redirectFamily, name: 'e-money', categories: ['e-money'] };
