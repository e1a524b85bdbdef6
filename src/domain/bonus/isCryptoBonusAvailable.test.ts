import { describe, expect, it } from 'vitest';
import { isCryptoBonusAvailable } from './isCryptoBonusAvailable';

describe('isCryptoBonusAvailable', () => {
  const facts = { categories: ['crypto', 'e-money'], isFlagged: true, experimentGroup: 'group_b' };
  it('[CRY-02] needs crypto among the groups, the flag and the group of the experiment', () => {
    expect(isCryptoBonusAvailable(facts)).toBe(true);
    expect(isCryptoBonusAvailable({ ...facts, categories: ['e-money'] })).toBe(false);
    expect(isCryptoBonusAvailable({ ...facts, isFlagged: false })).toBe(false);
    expect(isCryptoBonusAvailable({ ...facts, experimentGroup: 'group_a' })).toBe(false);
    expect(isCryptoBonusAvailable({ ...facts, experimentGroup: undefined })).toBe(false);
  });
});
