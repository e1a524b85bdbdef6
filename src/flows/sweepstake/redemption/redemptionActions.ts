import type { Cashier } from '../../../state/Cashier';
import type { ListActions } from '../../shared/list/ListActions';
import { withdrawalActions } from '../../withdrawal/withdrawalActions';

export const loadConvert = (): Promise<typeof import('./ConvertScreen')> => import('./ConvertScreen');

/** Choosing a coin leads to its convert view; a category of them to its list. */
export const redemptionActions = (cashier: Cashier): ListActions => ({
  ...withdrawalActions(cashier, '/withdrawal/crypto/convert', '/withdrawal/crypto'),
  onIntent: () => {
    loadConvert().catch(() => {});
  },
});
