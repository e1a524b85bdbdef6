import { describe, expect, it, vi } from 'vitest';
import { takeQueryLocale } from './takeQueryLocale';

const at = (address: string) => window.history.replaceState({ kept: 1 }, '', address);

describe('[HOST-14] the address’s locale', () => {
  it('is read once, then taken out without a reload', () => {
    at('/page?a=1&locale=es-MX&b=2#part');
    expect(takeQueryLocale(window)).toBe('es-MX');
    expect(window.location.href).toMatch(/\/page\?a=1&b=2#part$/);
    expect(takeQueryLocale(window)).toBe('');
  });

  it('leaves the other parameters as they are written', () => {
    at('/page?q=a%20b~c&flag&sign=x%2fy==&locale=de&locale=fr&&empty=');
    expect(takeQueryLocale(window)).toBe('de');
    expect(window.location.search).toBe('?q=a%20b~c&flag&sign=x%2fy==&&empty=');
    at('/page?locale=de');
    expect(takeQueryLocale(window)).toBe('de');
    expect(window.location.search).toBe('');
  });

  it('leaves an address without one as it is', () => {
    at('/page?a=1+2');
    const replace = vi.spyOn(window.history, 'replaceState');
    expect(takeQueryLocale(window)).toBe('');
    expect(replace).not.toHaveBeenCalled();
  });

  it('counts where the history refuses to take it out', () => {
    at('/page?locale=de');
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(takeQueryLocale(window)).toBe('de');
  });
});
