import type { Page } from 'playwright/test';

/** What a test types where a card is asked for; no other number of a test may contain them. */
export const cardSecrets = { cardNumber: '4000000000000077', cvc: '739' } as const;

/**
 * Gathers what a page says where others can read it: addresses, reports, console, storage, events, messages,
 * markup.
 */
interface SecretWatch {
  /** Places where one of the secrets was found; the secrets themselves are left out of the answer. */
  leaks(secrets: readonly string[]): Promise<string[]>;
}

interface Trace {
  place: string;
  text: string;
}

export function createSecretWatch(page: Page): SecretWatch {
  const traces: Trace[] = [];
  page.on('request', request => {
    const url = visibleUrl(request.url());
    traces.push({ place: `url ${url.pathname}`, text: url.href });
    if (url.pathname.endsWith('/rum'))
      traces.push({ place: 'report', text: reportTrace(request.postData()) });
  });
  page.on('websocket', socket => traces.push({ place: 'socket url', text: visibleUrl(socket.url()).href }));
  page.on('framenavigated', frame => traces.push({ place: 'address', text: frame.url() }));
  page.on('console', message => traces.push({ place: 'console', text: message.text() }));
  return {
    async leaks(secrets) {
      const all = [...traces, ...(await storedTraces(page))];
      const found = all.filter(({ text }) => secrets.some(secret => holds(text, secret)));
      return [...new Set(found.map(({ place }) => place))];
    },
  };
}

/** Read at one go: every test does it. */
async function storedTraces(page: Page): Promise<Trace[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  const { storages, events, heard, attributes } = await page.evaluate(() => ({
    storages: (['localStorage', 'sessionStorage'] as const).map(name => {
      try {
        return JSON.stringify({ ...window[name] });
      } catch {
        // A test may refuse it.
        return '';
      }
    }),
    events: window.__events ?? [],
    // What a framed widget has told its host, except for what it is asked to copy.
    heard: window.__heard ?? [],
    // Of the widgets and of all that they show; what a field holds is its value, not its markup. The path of a QR code
    // has hundreds of numbers.
    attributes: [...document.querySelectorAll('cashier-widget')].flatMap(widget =>
      [widget, ...(widget.shadowRoot?.querySelectorAll('*') ?? [])].flatMap(element =>
        [...element.attributes]
          .filter(({ name }) => name !== 'd')
          .map(({ name, value }) => `${name}=${value}`),
      ),
    ),
  }));
  return [
    ...heard.map(({ text }) => ({ place: 'message to the host', text: messageTrace(text) })),
    ...attributes.map(text => ({ place: `attribute ${text.split('=')[0] ?? ''}`, text })),
    ...storages.map(text => ({ place: 'storage', text })),
    ...events.map(event => ({
      place: `event ${event.type}`,
      text: JSON.stringify(event.detail, withoutMeasures),
    })),
  ];
}

const MEASURES: readonly string[] = ['milliseconds', 'elapsedMs', 'height'];

/** A length of time, or of a frame, may be any three digits, those of the code among them. */
const withoutMeasures = (name: string, value: unknown): unknown =>
  MEASURES.includes(name) ? undefined : value;

const reportTrace = (body: string | null): string =>
  JSON.stringify(JSON.parse(body || 'null', withoutMeasures)) ?? '';

function messageTrace(text: unknown): string {
  try {
    return JSON.stringify(JSON.parse(String(text), withoutMeasures)) ?? '';
  } catch {
    return String(text);
  }
}

// The handshake of the socket may carry the user's token (API-02): the one address that may.
function visibleUrl(address: string): URL {
  const url = new URL(address);
  if (url.pathname.startsWith('/v4/socket.io')) url.searchParams.delete('Authorization');
  return url;
}

/** A number is found in groups too, but not inside a longer number or a hexadecimal id. */
function holds(text: string, secret: string): boolean {
  if (!/^\d+$/.test(secret)) return text.includes(secret) || text.includes(encodeURIComponent(secret));
  const grouped = [...secret].join('(?:[ -]|%20|\\+)?');
  return new RegExp(`(?<![\\da-f.])${grouped}(?![\\da-f.])`).test(text);
}
