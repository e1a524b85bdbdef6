import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESET_AMOUNTS } from '../../spec/presetAmounts';
import { checkAmount } from './checkAmount';
import { presetAmounts } from './presetAmounts';

describe('presetAmounts', () => {
  it('[FORM-11] shows all that fit where they are few', () => {
    expect(presetAmounts({ min: 21, max: 100 })).toEqual([25, 50, 75, 100]);
    expect(presetAmounts({ min: 300000, max: null })).toEqual([]);
  });

  it('[FORM-11] shows every preset within the limits', () => {
    expect(presetAmounts({ min: 50, max: 1000 })).toEqual([50, 75, 100, 150, 250, 500, 1000]);
    expect(presetAmounts({ min: 0, max: null })).toEqual(PRESET_AMOUNTS);
  });

  it('[FORM-11] never shows one outside the limits, nor one twice', () => {
    fc.assert(
      fc.property(fc.nat(300000), fc.nat(300000), (min, max) => {
        const chips = presetAmounts({ min, max });
        expect(chips).toEqual([...new Set(chips)].sort((a, b) => a - b));
        for (const chip of chips) {
          expect(PRESET_AMOUNTS).toContain(chip);
          expect(checkAmount(chip, { min, max })).toBeNull();
        }
      }),
    );
  });
});
