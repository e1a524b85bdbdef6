import { isNativePlatform } from '../../../domain/player/resolvePlatform';
import type { Cashier } from '../../../state/Cashier';

/** DEP-04: whether an app opens pages in the browser, as its web view opens no windows. */
export const opensOutside = ({ user, handle }: Pick<Cashier, 'user' | 'handle'>): boolean =>
  isNativePlatform(user.platform) || handle.host()?.hasApp?.() === true;
