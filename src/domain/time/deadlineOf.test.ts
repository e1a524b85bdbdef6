import { describe, expect, it } from 'vitest';
import { deadlineAt, deadlineOf } from './deadlineOf';

const at = (iso: string) => Date.parse(iso);
const CREATED = '2026-05-01T12:00:00.000Z';

describe('the time left to pay', () => {
  it('[DEP-12] counts from the creation', () => {
    expect(deadlineOf(CREATED, 10, at('2026-05-01T12:04:00.000Z'))).toEqual({
      leftMs: 360_000,
      endMs: at('2026-05-01T12:10:00.000Z'),
      share: 0.6,
      isOver: false,
    });
  });

  it('[DEP-12] is over, and stays at nothing, after it', () => {
    expect(deadlineOf(CREATED, 10, at('2026-05-02T12:00:00.000Z'))).toMatchObject({
      leftMs: 0,
      share: 0,
      isOver: true,
    });
  });

  it('[DEP-12] is never more than the whole, though the creation lies in the future', () => {
    expect(deadlineOf(CREATED, 10, at('2026-05-01T11:00:00.000Z'))).toMatchObject({ share: 1 });
  });

  it('[P2P-04] is what the clock says, never less than none and never more than the whole', () => {
    const left = [8_500, 10_001, -90_000].map(now => deadlineAt(10_000, 60_000, now).leftMs);
    expect(left).toEqual([1500, 0, 60_000]);
  });

  it('[DEP-05] has no end without minutes or a time', () => {
    expect(deadlineOf(CREATED, null, 0)).toBeNull();
    expect(deadlineOf(CREATED, -1, 0)).toBeNull();
    expect(deadlineOf(CREATED, 0, 0)).toBeNull();
    expect(deadlineOf('soon', 10, 0)).toBeNull();
  });
});
