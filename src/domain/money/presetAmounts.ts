import { PRESET_AMOUNTS } from '../../spec/presetAmounts';
import { checkAmount } from './checkAmount';
import type { AmountLimits } from './resolveLimits';

/** FORM-11: the presets within the limits. */
export const presetAmounts = (limits: AmountLimits, amounts: readonly number[] = PRESET_AMOUNTS): number[] =>
  amounts.filter(amount => checkAmount(amount, limits) === null);
