import type { Page } from 'playwright/test';
import { recordedEvents } from './mountCashier';

/** What a test types where a card is asked for; no other number of a test may contain them. */
export const cardSecrets = { cardNumber: '4000000000000077', cvc: '739' } as const;

/** Gathers what a page says where others can read it: addresses, console, storage, events. */
export interface SecretWatch {
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

async function storedTraces(page: Page): Promise<Trace[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  const storages = await page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).map(name => {
      try {
        return JSON.stringify({ ...window[name] });
      } catch {
        // A test may refuse it.
        return '';
      }
    }),
  );
  const events = await recordedEvents(page);
  return [
    ...storages.map(text => ({ place: 'storage', text })),
    ...events.map(event => ({ place: `event ${event.type}`, text: JSON.stringify(event.detail) })),
  ];
}

// The handshake of the socket may carry the user's token (API-02): the one address that may.
function visibleUrl(address: string): URL {
  const url = new URL(address);
  if (url.pathname.startsWith('/v4/socket.io')) url.searchParams.delete('Authorization');
  return url;
}

/** A number is found in groups too, but not inside a longer number. */
function holds(text: string, secret: string): boolean {
  if (!/^\d+$/.test(secret)) return text.includes(secret) || text.includes(encodeURIComponent(secret));
  const grouped = [...secret].join('(?:[ -]|%20|\\+)?');
  return new RegExp(`(?<![\\d.])${grouped}(?![\\d.])`).test(text);
}
