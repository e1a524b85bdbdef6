import type { CashierConfig } from './parentData';

/** Names on `window` that a native shell may rename by configuration (contract.md). */
interface NativeNames {
  handler: string;
  bridge: string;
  billing: string;
  userData: string;
  /** Where the widget leaves `{back(), close(), answer()}` for the shell to call (HOST-13). */
  commands: string;
}

export const nativeNames = (config: CashierConfig): NativeNames => ({
  handler: config.nativeHandler ?? 'cashier',
  bridge: config.nativeBridge ?? 'CashierBridge',
  billing: config.nativeBilling ?? 'NativeBilling',
  userData: config.nativeUserData ?? '__BILLING_USER_DATA__',
  commands: config.nativeCommands ?? 'cashierCommands',
});

type Post = (text: string) => void;

/** Reads a path of properties; one that is missing on the way counts as absent, and so does a getter that throws. */
export function readPath(root: unknown, ...path: string[]): unknown {
  try {
    return path.reduce((value, key) => (value as Record<string, unknown>)[key], root);
  } catch {
    return undefined;
  }
}

/** The first of the native ways out: iOS handler, React Native, Android bridge, billing bridge (HOST-07). */
export function findNativePost(window: Window, names: NativeNames): Post | null {
  const ways: [owner: unknown, method: string][] = [
    [readPath(window, 'webkit', 'messageHandlers', names.handler), 'postMessage'],
    [readPath(window, 'ReactNativeWebView'), 'postMessage'],
    [readPath(window, names.bridge), 'postMessage'],
    [readPath(window, names.billing), 'post'],
  ];
  for (const [owner, method] of ways) {
    const post = readPath(owner, method);
    if (typeof post === 'function') return text => post.call(owner, text);
  }
  return null;
}

export const isNative = (window: Window, config: CashierConfig): boolean => {
  const names = nativeNames(config);
  return findNativePost(window, names) !== null || readPath(window, names.userData) !== undefined;
};
