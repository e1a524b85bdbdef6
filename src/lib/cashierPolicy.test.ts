import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CashierPolicy, cashierPolicy } from './cashierPolicy';

interface FakeRealm {
  trustedTypes?: { createPolicy(name: string, rules: CashierPolicy): CashierPolicy };
  location?: { href: string };
}

/** As a browser: a name may be taken once. */
function realmWith(href = 'https://host.example/page'): FakeRealm & { names: string[] } {
  const names: string[] = [];
  return {
    names,
    location: { href },
    trustedTypes: {
      createPolicy: (name, rules) => {
        if (names.includes(name)) throw new TypeError('Policy exists');
        names.push(name);
        return rules;
      },
    },
  };
}

afterEach(() => vi.resetModules());

describe('the policy cashier-widget', () => {
  it('[SEC-01] [HOST-01] is made once for a page, by two widgets and by two copies of the code', async () => {
    const realm = realmWith();
    const first = cashierPolicy(realm);
    vi.resetModules();
    const copy = await import('./cashierPolicy');
    expect(copy.cashierPolicy).not.toBe(cashierPolicy);
    expect(copy.cashierPolicy(realm)).toBe(first);
    expect(cashierPolicy(realm)).toBe(first);
    expect(realm.names).toEqual(['cashier-widget']);
    expect(Object.keys(realm)).not.toContain('cashier-widget');
  });

  it('[SEC-01] is none where the page refuses it, or the browser has no Trusted Types', () => {
    const refusing = realmWith();
    refusing.names.push('cashier-widget');
    expect(cashierPolicy(refusing)).toBeNull();
    expect(cashierPolicy(refusing)).toBeNull();
    expect(cashierPolicy({})).toBeNull();
  });

  it.each([
    ['https://cdn.example/gt4.js', 'https://host.example/page'],
    ['https://cdn.example/gt4.js', 'http://host.example/page'],
    ['http://127.0.0.1:4400/worker.js', 'http://127.0.0.1:4400/'],
  ])('[SEC-01] lets %s be a script of %s', (url, page) => {
    expect(cashierPolicy(realmWith(page))?.createScriptURL(url)).toBe(url);
  });

  it('[SEC-01] lets a page without an address be no script', () => {
    expect(() => cashierPolicy(realmWith('about:srcdoc'))?.createScriptURL('about:blank')).toThrow(TypeError);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/javascript,1',
    'blob:https://host.example/1',
    'http://cdn.example/a.js',
  ])('[SEC-01] lets %s be none', url => {
    expect(() => cashierPolicy(realmWith())?.createScriptURL(url)).toThrow(TypeError);
  });
});
