import { PRESET_AMOUNTS } from '../../spec/presetAmounts';
import type { AmountLimits } from './resolveLimits';

/** FORM-11: the presets within the limits. */
export function presetAmounts(limits: AmountLimits): number[] {
  return PRESET_AMOUNTS.filter(
    amount => amount >= limits.min && (limits.max === null || amount <= limits.max),
  );
}
