import { describe, expect, it } from 'vitest';
import { createUuid } from './createUuid';

describe('createUuid', () => {
  const pattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  it('[API-04] is a version 4 UUID, with and without a secure context', () => {
    expect(createUuid()).toMatch(pattern);
    const insecure = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) };
    const made = Array.from({ length: 100 }, () => createUuid(insecure));
    for (const uuid of made) expect(uuid).toMatch(pattern);
    expect(new Set(made).size).toBe(100);
    expect(createUuid({ getRandomValues: bytes => bytes.map((_, index) => index) })).toBe(
      '00010203-0405-4607-8809-0a0b0c0d0e0f',
    );
    expect(createUuid({ getRandomValues: bytes => bytes.fill(255) })).toBe(
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    );
  });
});
