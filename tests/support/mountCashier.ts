import type { Locator, Page } from 'playwright/test';
import type { ParentData } from '../../src/host/parentData';

/** `undefined` leaves a field unset. */
export type MountOptions = { [Field in keyof ParentData]?: ParentData[Field] | undefined };

/** One DOM event of the element, as the host page saw it. */
export interface RecordedEvent {
  type: string;
  detail: Record<string, unknown> | null;
}

declare global {
  interface Window {
    /** The host page's record, in order. */
    __events: RecordedEvent[];
    makeCashier(options: MountOptions, attributes?: Record<string, string>): HTMLElement;
    mountCashier(options: MountOptions, attributes?: Record<string, string>): void;
    /** Markup that the host's own policy lets through. */
    hostHtml(html: string): string;
  }
}

/** Opens the host page and creates a widget on it from parent data; `host` is the page's own server unless given. */
export async function mountCashier(
  page: Page,
  options: MountOptions = {},
  attributes: Record<string, string> = {},
): Promise<Locator> {
  await page.goto('/e2e/host.html');
  await page.evaluate(([given, written]) => window.mountCashier(given, written), [
    options,
    attributes,
  ] as const);
  return page.locator('cashier-widget');
}

/** The events that the element has fired so far, all or of one name. */
export async function recordedEvents(page: Page, type?: string): Promise<RecordedEvent[]> {
  const events = await page.evaluate(() => window.__events ?? []);
  return type === undefined ? events : events.filter(event => event.type === type);
}
