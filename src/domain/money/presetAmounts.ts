import { PRESET_AMOUNTS } from '../../spec/presetAmounts';
import { checkAmount } from './checkAmount';
import type { AmountLimits } from './resolveLimits';

/** FORM-11: the presets within the limits. */
export const presetAmounts = (limits: AmountLimits): number[] =>
  PRESET_AMOUNTS.filter(amount => checkAmount(amount, limits) === null);
