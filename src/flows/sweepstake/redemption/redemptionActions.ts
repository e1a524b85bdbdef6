import { SWEEP_COIN_CODE } from '../../../spec/currencies';
import type { Cashier } from '../../../state/Cashier';
import type { ListActions } from '../../shared/list/ListActions';
import { withdrawalActions } from '../../withdrawal/withdrawalActions';

export const loadConvert = (): Promise<typeof import('./ConvertScreen')> => import('./ConvertScreen');

/** Choosing a coin opens its convert view; choosing a category opens its list. */
export const redemptionActions = (cashier: Cashier): ListActions => ({
  ...withdrawalActions(cashier, '/withdrawal/crypto/convert', '/withdrawal/crypto'),
  currency: SWEEP_COIN_CODE,
  onIntent: () => {
    loadConvert().catch(() => {});
  },
});
