import { vi } from 'vitest';

/** A window that a click has opened: nothing of it is real but where it was sent. */
export interface OpenedWindow {
  closed: boolean;
  /** Where it was sent: an address, or that of a form that was posted. */
  readonly sentTo: string[];
}

export interface Browser {
  readonly windows: readonly OpenedWindow[];
  /** Whether the next ones are refused. */
  isBlocking: boolean;
}

/** What a page asks of its browser: windows. Stands for `window.open` and the forms that are posted into it. */
export function createBrowser(): Browser {
  const windows: (OpenedWindow & { document: Document })[] = [];
  const browser: Browser = { windows, isBlocking: false };
  vi.stubGlobal('open', () => {
    if (browser.isBlocking) return null;
    const document = globalThis.document.implementation.createHTMLDocument();
    const opened = {
      document,
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
