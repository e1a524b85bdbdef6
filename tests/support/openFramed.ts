import { expect, type Locator, type Page } from 'playwright/test';
import type { MountOptions, RecordedEvent } from './mountCashier';
import { part } from './widget';

/** A message that the host's page has heard from its frame. */
interface HeardMessage {
  messageType: string;
  origin: string;
  fields: Record<string, unknown>;
}

/** A widget in a frame of a host on another origin, which says nothing by itself. */
interface FramedCashier {
  widget: Locator;
  /** What the host heard, all or of one type. */
  heard(messageType?: string): Promise<HeardMessage[]>;
  /** Everything that the host heard, as it was sent. */
  heardText(): Promise<string>;
  /** The host posts a message to its frame. */
  say(message: unknown): Promise<void>;
  /** DOM events of the element in the frame. */
  events(type: string): Promise<RecordedEvent[]>;
}

interface FramedOptions {
  /** Where the host's page is served, and where the frame's. */
  hostUrl: string;
  frameUrl: string;
  attributes?: Record<string, string>;
  /** The policy of the host's page. */
  policy?: string;
}

declare global {
  interface Window {
    __heard: { text: string; origin: string }[];
    say(message: unknown): void;
  }
}

export async function openFramed(
  page: Page,
  { hostUrl, frameUrl, attributes = {}, policy }: FramedOptions,
): Promise<FramedCashier> {
  const source = new URL('/e2e/framed.html', frameUrl);
  for (const [name, text] of Object.entries(attributes)) source.searchParams.set(`set-${name}`, text);
  const address = new URL('/e2e/frame-host.html', hostUrl);
  address.searchParams.set('src', source.href);
  if (policy !== undefined) address.searchParams.set('policy', policy);
  await page.goto(address.href);
  const all = () => page.evaluate(() => window.__heard);
  return {
    widget: page.frameLocator('#place iframe').locator('cashier-widget'),
    heard: async messageType => {
      const messages = (await all()).map(({ text, origin }) => {
        const { messageType: type, ...fields }: Record<string, unknown> = JSON.parse(text);
        return { messageType: String(type), origin, fields };
      });
      return messages.filter(message => messageType === undefined || message.messageType === messageType);
    },
    heardText: async () => JSON.stringify(await all()),
    say: message => page.evaluate(said => window.say(said), message),
    events: async type => {
      const frame = page.frames().find(one => one.url().startsWith(source.origin));
      const events = (await frame?.evaluate(() => window.__events)) ?? [];
      return events.filter(event => event.type === type);
    },
  };
}

/** The same once the host has handed over the player's data and the list is there. */
export async function openLoaded(
  page: Page,
  { host, options }: { host: string; options: MountOptions },
  hostUrl: string,
): Promise<FramedCashier> {
  const framed = await openFramed(page, { hostUrl, frameUrl: host });
  await expect.poll(() => framed.heard('Loaded')).toHaveLength(1);
  await framed.say({ type: 'loaded', payload: { ...options, host } });
  await part(framed.widget, 'method').first().waitFor();
  return framed;
}
