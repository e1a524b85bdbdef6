import { vi } from 'vitest';

/** A window that a click has opened: nothing of it is real but where it was sent. */
interface OpenedWindow {
  closed: boolean;
  /** Where it was sent: an address, or that of a form that was posted. */
  readonly sentTo: string[];
}

/** What a browser makes of its storage: a player may deny it, and other pages fill it. */
type StorageMood = 'open' | 'denied' | 'full';

/** What pages ask of their browser: windows, and a place to store. */
export interface Browser {
  storage: StorageMood;
  /** What was stored may be lost. */
  isForgetful: boolean;
  /** What is stored, whatever pages are let to read. */
  stored(): Record<string, string>;
  readonly windows: readonly OpenedWindow[];
  /** Whether the next ones are refused. */
  isBlocking: boolean;
  /** Who opens the next ones: each page closes its own that still wait when it goes. */
  front: object | null;
  leave(page: object): void;
  dispose(): void;
}

/** Stands for `window.open` and the forms that are posted into what it opens. */
export function createBrowser(): Browser {
  const windows: (OpenedWindow & { document: Document; owner: object | null })[] = [];
  const { localStorage } = window;
  const browser: Browser = {
    storage: 'open',
    isForgetful: false,
    stored: () => ({ ...localStorage }),
    windows,
    isBlocking: false,
    front: null,
    leave: page => {
      for (const one of windows) if (one.owner === page && one.sentTo.length === 0) one.closed = true;
    },
    dispose: () => {
      window.removeEventListener('click', follow);
      window.removeEventListener('submit', follow);
      localStorage.clear();
      Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: localStorage });
    },
  };
  /** A link or a form of the page's own that nobody has prevented. */
  function follow(event: Event): void {
    if (event.defaultPrevented) return;
    const { target } = event;
    const address =
      target instanceof HTMLFormElement
        ? target.action
        : target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')?.href;
    if (!address) return;
    event.preventDefault();
    windows.push({
      document: globalThis.document.implementation.createHTMLDocument(),
      owner: null,
      closed: false,
      sentTo: [address],
    });
  }
  const store = {
    getItem: (key: string) => localStorage.getItem(key),
    removeItem: (key: string) => localStorage.removeItem(key),
    clear: () => localStorage.clear(),
    setItem: (key: string, value: string) => {
      if (browser.storage === 'full') throw new DOMException('Full', 'QuotaExceededError');
      localStorage.setItem(key, value);
    },
  };
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      if (browser.storage === 'denied') throw new DOMException('Denied', 'SecurityError');
      return store;
    },
  });
  window.addEventListener('click', follow);
  window.addEventListener('submit', follow);
  vi.stubGlobal('open', () => {
    if (browser.isBlocking) return null;
    const opened = {
      document: globalThis.document.implementation.createHTMLDocument(),
      owner: browser.front,
      closed: false,
      opener: window as unknown,
      sentTo: [] as string[],
      location: { replace: (address: string) => opened.sentTo.push(address) },
      close: () => {
        opened.closed = true;
      },
    };
    windows.push(opened);
    return opened;
  });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    windows.find(({ document }) => document === this.ownerDocument)?.sentTo.push(this.action);
  });
  return browser;
}
