import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findChange } from './findChange';

describe('findChange', () => {
  it('finds what was put in and what was taken out', () => {
    expect(findChange('12.5', '1.2.5')).toEqual({ start: 1, removed: 0, inserted: '.' });
    expect(findChange('abc', 'ac')).toEqual({ start: 1, removed: 1, inserted: '' });
    expect(findChange('abc', 'axc')).toEqual({ start: 1, removed: 1, inserted: 'x' });
    expect(findChange('abc', 'abc')).toEqual({ start: 3, removed: 0, inserted: '' });
  });

  it('always leads from the one text to the other', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b') }),
        fc.string({ unit: fc.constantFrom('a', 'b') }),
        (a, b) => {
          const { start, removed, inserted } = findChange(a, b);
          expect(a.slice(0, start) + inserted + a.slice(start + removed)).toBe(b);
        },
      ),
    );
  });
});
