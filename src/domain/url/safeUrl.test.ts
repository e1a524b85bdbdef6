import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOOD_APP_LINKS, GOOD_URLS, HOSTILE_APP_LINKS, HOSTILE_URLS } from '../../../tests/corpora/urls';
import { safeUrl } from './safeUrl';

describe('safeUrl', () => {
  it('[DEP-06] refuses every hostile URL', () => {
    expect(HOSTILE_URLS.length).toBeGreaterThanOrEqual(500);
    expect(HOSTILE_URLS.filter(text => safeUrl(text) !== null)).toEqual([]);
  });

  it('[DEP-06] refuses no good web URL', () => {
    expect(new Set(GOOD_URLS).size).toBeGreaterThanOrEqual(200);
    expect(GOOD_URLS.filter(text => safeUrl(text) === null)).toEqual([]);
    expect(GOOD_URLS.filter(text => safeUrl(text, { allowAppLinks: true }) === null)).toEqual([]);
  });

  it('[DEP-06] follows app links only where asked', () => {
    expect(GOOD_APP_LINKS.filter(text => safeUrl(text) !== null)).toEqual([]);
    expect(GOOD_APP_LINKS.filter(text => safeUrl(text, { allowAppLinks: true }) === null)).toEqual([]);
    expect(HOSTILE_APP_LINKS.filter(text => safeUrl(text, { allowAppLinks: true }) !== null)).toEqual([]);
  });

  it('[DEP-06] asking for app links opens the door to nothing else', () => {
    const others = HOSTILE_URLS.filter(text => !/^(upi|phonepe|paytmmp|gpay|tez):/.test(text));
    expect(others.length).toBeGreaterThanOrEqual(500);
    expect(others.filter(text => safeUrl(text, { allowAppLinks: true }) !== null)).toEqual([]);
  });

  it.each([null, undefined, 0, {}, [], ['https://pay.example/'], new URL('https://pay.example/')])(
    '[DEP-06] refuses what is no text: %j',
    value => {
      expect(safeUrl(value)).toBeNull();
    },
  );

  it('[DEP-06] gives the URL as the browser reads it', () => {
    expect(safeUrl('https://pay.example/a b?c=d e')?.href).toBe('https://pay.example/a%20b?c=d%20e');
  });

  it('[DEP-06] whatever passes is https, or http on loopback, without credentials', () => {
    const text = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.string().map(rest => `https://${rest}`),
      fc.string().map(rest => `http://${rest}`),
      fc.string().map(rest => `javascript:${rest}`),
    );
    fc.assert(
      fc.property(text, candidate => {
        const url = safeUrl(candidate);
        if (!url) return;
        expect(url.username + url.password).toBe('');
        const isLoopback = /(^|\.)localhost$|^127\.|^\[::1\]$/.test(url.hostname);
        expect(url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
