import type { Redirect } from '../../../state/createTransactionState';

/** A window opened in the click, before it is known where it will go (DEP-04). */
export interface PopUp {
  /** Navigates the window: GET puts the data in the query, POST posts a form. False: it is closed. */
  go(redirect: Redirect): boolean;
  close(): void;
}

/** What is used of the window that was opened. */
interface Opened extends Pick<Window, 'document' | 'closed' | 'close'> {
  location: Pick<Location, 'replace'>;
  opener: Window | null;
}

/** The part of a window that opens another one. */
export interface Owner extends EventTarget {
  readonly top: unknown;
  open(url: string, target: string, features: string): Opened | null;
}

/** `null` if the browser refuses to open one. Must be called in the click itself. */
export function openPopUp(owner: Owner, waitingText: string): PopUp | null {
  const opened = openBlank(owner);
  // A web view without windows gives the page itself away.
  if (!opened || opened === owner.top) return null;
  const document = documentOf(opened);
  if (!document) {
    opened.close();
    return null;
  }
  document.title = waitingText;
  const text = document.createElement('p');
  text.textContent = waitingText;
  Object.assign(text.style, { font: '16px system-ui, sans-serif', textAlign: 'center', marginTop: '40vh' });
  document.body?.append(text);
  // Once the owner's page or frame is gone, nobody can close the window, and it would wait for ever.
  const onWay = new AbortController();
  owner.addEventListener('pagehide', () => opened.close(), { signal: onWay.signal });

  return {
    go: redirect => {
      onWay.abort();
      if (opened.closed) return false;
      // The payment page must not be able to reach the host's page.
      opened.opener = null;
      if (redirect.method === 'GET') goTo(opened, redirectAddress(redirect));
      else postForm(opened.document, redirect);
      return true;
    },
    close: () => {
      onWay.abort();
      opened.close();
    },
  };
}

function openBlank(owner: Owner): Opened | null {
  try {
    return owner.open('', '_blank', 'popup,width=480,height=720');
  } catch {
    // Not the browser's own `open`, but what a blocker or an app has put in its place.
    return null;
  }
}

/** `null` if the window has another origin, as in a sandboxed frame without an origin of its own. */
function documentOf(opened: Opened): Document | null {
  try {
    return opened.document;
  } catch {
    return null;
  }
}

/**
 * The address with the data behind its query, in place of parameters of the same names; objects and arrays go as JSON.
 * The other parameters stay as the server wrote them, as it may have signed them.
 */
export function redirectAddress({ url, data }: Redirect): string {
  const address = new URL(url);
  const added = new URLSearchParams(Object.entries(data).map(([name, value]) => [name, fieldText(value)]));
  const isKept = (pair: string) => [...new URLSearchParams(pair).keys()].every(name => !added.has(name));
  const kept = address.search.slice(1).split('&').filter(isKept);
  address.search = [kept.join('&'), `${added}`].filter(Boolean).join('&');
  return address.href;
}

/**
 * Gives a form the data that it posts. As inputs, fields named `submit` or `nodeName` would hide the form's own
 * properties, from the browser's callers and from React.
 */
export function giveFields(form: HTMLFormElement | null, { data }: Redirect): void {
  if (!form) return;
  // By default the encoding of the host's page, which may be an old one.
  form.acceptCharset = 'utf-8';
  form.onformdata = ({ formData }) => {
    for (const [name, value] of Object.entries(data)) formData.set(name, fieldText(value));
  };
}

function fieldText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function goTo({ location, document }: Opened, address: string): void {
  try {
    location.replace(address);
  } catch {
    // A sandboxed frame may not move a window without its opener, nor close it; a link in the window may.
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
  }
}

function postForm(document: Document, redirect: Redirect): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = redirect.url;
  giveFields(form, redirect);
  document.body.append(form);
  form.submit();
}
