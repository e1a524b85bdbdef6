import { describe, expect, it, vi } from 'vitest';
import { chooseMode } from './chooseMode';

const choose = (
  hasParentData: boolean,
  mode: Parameters<typeof chooseMode>[0]['mode'] = 'auto',
  config = {},
) => chooseMode({ mode, hasParentData, window, config });

const frame = () => vi.stubGlobal('parent', document.createElement('iframe'));

describe('[HOST-06] the mode', () => {
  it('is standalone where nothing else holds', () => {
    expect(choose(false)).toBe('standalone');
  });

  it('is iframe where the window is framed', () => {
    frame();
    expect(choose(false)).toBe('iframe');
  });

  it('is element where parent data was set, framed or not', () => {
    frame();
    expect(choose(true)).toBe('element');
  });

  it.each([
    ['the iOS handler', 'webkit', { messageHandlers: { cashier: { postMessage: () => {} } } }],
    ['React Native', 'ReactNativeWebView', { postMessage: () => {} }],
    ['the Android bridge', 'CashierBridge', { postMessage: () => {} }],
    ['the billing bridge', 'NativeBilling', { post: () => {} }],
    ['the user data', '__BILLING_USER_DATA__', null],
  ])('is native where %s is there, parent data or not', (_, name, value) => {
    vi.stubGlobal(name, value);
    frame();
    expect(choose(true)).toBe('native');
  });

  it('is native by a bridge that the configuration names', () => {
    vi.stubGlobal('shopBridge', { postMessage: () => {} });
    expect(choose(false)).toBe('standalone');
    expect(choose(false, 'auto', { nativeBridge: 'shopBridge' })).toBe('native');
  });

  it('is not native by another app’s handlers', () => {
    vi.stubGlobal('webkit', { messageHandlers: { other: { postMessage: () => {} } } });
    expect(choose(false)).toBe('standalone');
  });

  it.each(['native', 'element', 'iframe', 'standalone'] as const)('is %s where the host says so', mode => {
    vi.stubGlobal('CashierBridge', { postMessage: () => {} });
    expect(choose(true, mode)).toBe(mode);
  });
});
