type Receive = (text: string) => void;

/** How one kind of native app is reached from its web view, and what it calls itself. */
interface ShellKind {
  platform: 'ios' | 'android';
  /** Puts the app's way in on the window, as its web view would before the page's own scripts. */
  install(window: Window, receive: Receive): void;
}

const put = (window: Window, name: string, value: unknown): void => {
  Object.assign(window, { [name]: value });
};

export const shells = {
  ios: {
    platform: 'ios',
    install: (window, receive) =>
      put(window, 'webkit', { messageHandlers: { cashier: { postMessage: receive } } }),
  },
  android: {
    platform: 'android',
    install: (window, receive) => put(window, 'CashierBridge', { postMessage: receive }),
  },
  'react-native': {
    platform: 'ios',
    install: (window, receive) => put(window, 'ReactNativeWebView', { postMessage: receive }),
  },
  billing: {
    platform: 'android',
    install: (window, receive) => put(window, 'NativeBilling', { post: receive }),
  },
} satisfies Record<string, ShellKind>;

export const isShell = (name: string): name is keyof typeof shells => Object.hasOwn(shells, name);
