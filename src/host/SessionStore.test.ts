import { describe, expect, it } from 'vitest';
import { createSessionStore } from './SessionStore';

const store = () => createSessionStore(() => window.sessionStorage);

describe('[USER-05] the session store', () => {
  it('has its defaults where nothing is stored', () => {
    expect(store().isLogging()).toBe(false);
    expect(store().user()).toBeNull();
    expect(store().transport()).toBeNull();
  });

  it('holds exactly three values', () => {
    store().setLogging('1');
    store().setUser({ currency: 'EUR' });
    store().setTransport('http');
    expect(window.sessionStorage).toHaveLength(3);
    expect(store().isLogging()).toBe(true);
    expect(store().user()).toEqual({ currency: 'EUR' });
    expect(store().transport()).toBe('http');
    store().setTransport('socket');
    expect(store().transport()).toBe('socket');
  });

  it('stores the user without the token and the balance', () => {
    const balanceData = { primary: { amount: 900, currency: 'EUR' } };
    store().setUser({ currency: 'EUR', token: 'canary-token', balanceData });
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('canary-token');
    expect(store().user()).toEqual({ currency: 'EUR' });
  });

  it.each(['smoke', '', 'SOCKET', '{"transport":"http"}'])('takes no transport from %j', value => {
    store().setTransport('http');
    const [key = ''] = Object.keys(window.sessionStorage);
    window.sessionStorage.setItem(key, value);
    expect(store().transport()).toBeNull();
  });

  it.each(['{', '[]', '"user"', 'null', '7', ''])('takes no user from %j', value => {
    store().setUser({});
    const [key = ''] = Object.keys(window.sessionStorage);
    window.sessionStorage.setItem(key, value);
    expect(store().user()).toBeNull();
  });

  it('lives without a storage', () => {
    const refused = createSessionStore(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(() => {
      refused.setLogging('1');
      refused.setUser({ currency: 'EUR' });
      refused.setTransport('http');
    }).not.toThrow();
    expect(refused.isLogging()).toBe(false);
    expect(refused.user()).toBeNull();
    expect(refused.transport()).toBeNull();
  });

  it('lives with a full storage', () => {
    const full = createSessionStore(() => ({
      ...window.sessionStorage,
      getItem: () => null,
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    }));
    expect(() => full.setUser({ currency: 'EUR' })).not.toThrow();
  });
});
