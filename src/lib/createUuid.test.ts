import { describe, expect, it, vi } from 'vitest';
import { createUuid } from './createUuid';

const { crypto } = globalThis;

/** As a page has it that is not served over https. */
const withoutSecureContext = (getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): void =>
  void vi.stubGlobal('crypto', { getRandomValues });

describe('createUuid', () => {
  const pattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  it('[API-04] is a version 4 UUID, with and without a secure context', () => {
    expect(createUuid()).toMatch(pattern);
    withoutSecureContext(bytes => crypto.getRandomValues(bytes));
    const made = Array.from({ length: 100 }, createUuid);
    for (const uuid of made) expect(uuid).toMatch(pattern);
    expect(new Set(made).size).toBe(100);
    withoutSecureContext(bytes => bytes.map((_, index) => index));
    expect(createUuid()).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f');
    withoutSecureContext(bytes => bytes.fill(255));
    expect(createUuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});
