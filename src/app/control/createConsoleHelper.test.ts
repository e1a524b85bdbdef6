import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestCashier } from '../../../tests/support/unit/createTestCashier';
import type { OutgoingMessage } from '../../host/protocol';
import { readTokenCookie } from '../../host/tokenCookie';
import { type ConsoleHelper, createConsoleHelper } from './createConsoleHelper';

const helperOf = () => Reflect.get(window, 'cashier') as ConsoleHelper | undefined;

async function atConsole() {
  const test = await createTestCashier({ mode: 'standalone' });
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const written = vi.spyOn(document, 'cookie', 'set');
  const made = createConsoleHelper(test.cashier);
  const helper = helperOf();
  if (!helper) throw new Error('There is no helper');
  return { ...test, made, helper, reload, written };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'cashier');
});

describe('the console helper', () => {
  it('[HOST-15] [USER-05] setUser stores the user without the token, which goes into a cookie, and reloads', async () => {
    const { helper, reload, written, cashier } = await atConsole();
    helper.setUser({ currency: 'EUR', token: 'canary token;' });
    expect(cashier.handle.session.user()).toEqual({ currency: 'EUR' });
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('canary');
    expect(written).toHaveBeenCalledExactlyOnceWith(
      'cashier_token=canary%20token%3B; Path=/; Secure; SameSite=Strict',
    );
    expect(reload).toHaveBeenCalledOnce();
    helper.setUser({ currency: 'EUR' });
    expect(written.mock.lastCall?.[0]).toContain('Max-Age=0');
  });

  it('[HOST-15] setTransport and setLogging take what they know, and reload', async () => {
    const { helper, reload, cashier } = await atConsole();
    const { session } = cashier.handle;
    helper.setTransport('http');
    expect(session.transport()).toBe('http');
    helper.setLogging('1');
    expect(session.isLogging()).toBe(true);
    helper.setLogging('0');
    expect(session.isLogging()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(3);
    const call = (name: keyof ConsoleHelper, value: unknown) => () =>
      Reflect.apply(helper[name], helper, [value]);
    expect(call('setTransport', 'smoke')).toThrow(TypeError);
    expect(call('setLogging', 'yes')).toThrow(TypeError);
    expect(call('setUser', 'canary')).toThrow(expect.not.stringContaining('canary'));
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('[HOST-15] [HOST-05] never touches a name that the page has taken, and goes with the widget', async () => {
    const { made, cashier } = await atConsole();
    made.dispose();
    expect('cashier' in window).toBe(false);
    Object.assign(window, { cashier: 'the host’s' });
    createConsoleHelper(cashier).dispose();
    expect(Reflect.get(window, 'cashier')).toBe('the host’s');
  });

  it('[HOST-15] [HOST-05] is on the element that the page knows by that id, once, and goes with the widget', async () => {
    const { cashier } = await createTestCashier();
    const element = document.createElement('div');
    Object.assign(window, { cashier: element });
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const made = createConsoleHelper(cashier);
    createConsoleHelper(cashier).dispose();
    expect(Reflect.get(window, 'cashier')).toBe(element);
    expect(Object.keys(element)).toEqual([]);
    helperOf()?.setTransport('http');
    expect(reload).toHaveBeenCalledOnce();
    made.dispose();
    expect('setTransport' in element).toBe(false);
    expect(Reflect.get(window, 'cashier')).toBe(element);
  });

  it.each([0, 1])(
    '[HOST-15] [HOST-01] serves the one that is left of two widgets (removed first: %i)',
    async removed => {
      for (const element of [null, document.createElement('div')]) {
        if (element) Object.assign(window, { cashier: element });
        const both = [await createTestCashier(), await createTestCashier()];
        const made = both.map(({ cashier }) => createConsoleHelper(cashier));
        made[removed]?.dispose();
        expect(helperOf()?.setTransport).toBeTypeOf('function');
        made[1 - removed]?.dispose();
        expect(Reflect.get(window, 'cashier')?.setTransport).toBeUndefined();
        expect('cashier' in window).toBe(element !== null);
      }
    },
  );

  it('[HOST-15] prints only while the flag is 1, and no secret', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { cashier } = await createTestCashier();
    let hear: (message: OutgoingMessage) => void = () => {};
    const stop = vi.fn();
    Object.assign(cashier.handle, {
      onMessage: (listener: typeof hear) => {
        hear = listener;
        return stop;
      },
    });
    createConsoleHelper(cashier).dispose();
    hear({ messageType: 'onClose' });
    expect(info).not.toHaveBeenCalled();
    cashier.handle.session.setLogging('1');
    const made = createConsoleHelper(cashier);
    hear({ messageType: 'onInit', page: 'deposit' });
    expect(info.mock.calls).toEqual([['[cashier]', 'onInit', { page: 'deposit' }]]);
    hear({ messageType: 'copyToBuffer', text: 'canary' });
    hear({
      messageType: 'onExternalRedirectEvent',
      url: 'https://bank.test/canary?token=canary',
      method: 'POST',
      data: { pan: 'canary' },
    });
    hear({ messageType: 'Error', message: 'card 4111 1111 1111 1111', stack: 'canary' });
    const printed = JSON.stringify(info.mock.calls);
    expect(printed).not.toMatch(/canary|4111/);
    expect(printed).toContain('https://bank.test');
    made.dispose();
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe('the token’s cookie', () => {
  const withCookie = (cookie: string) => ({ cookie }) as Document;

  it('[HOST-15] is read among others, and garbage reads as none', () => {
    expect(readTokenCookie(withCookie('a=1; cashier_token=canary%20token%3B; b=2'))).toBe('canary token;');
    expect(readTokenCookie(withCookie('my_cashier_token=x'))).toBe('');
    expect(readTokenCookie(withCookie('cashier_token=%E0%A4%A'))).toBe('');
    const denied = Object.defineProperty(withCookie(''), 'cookie', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
    expect(readTokenCookie(denied)).toBe('');
  });
});
