/// <reference types="vite/client" />
import type { DetachedWindowAPI } from 'happy-dom';
import { beforeAll, beforeEach, vi } from 'vitest';
import { mendActiveElement } from '../support/unit/mendActiveElement';

const code = import.meta.glob(['../../src/{app,captcha,flows,methods,ui}/**/*.{ts,tsx}', '!**/*.test.*']);

/** A clock that moves when an order says so, and every screen's code at hand, so that no order depends on a disk. */
export function setUpOrders(): void {
  beforeAll(async () => {
    // A link to the payer's page leads nowhere.
    const { happyDOM } = window as Window & { happyDOM?: DetachedWindowAPI };
    Object.assign(happyDOM?.settings.navigation ?? {}, {
      disableMainFrameNavigation: true,
      disableChildFrameNavigation: true,
      disableChildPageNavigation: true,
    });
    mendActiveElement();
    await Promise.all(Object.values(code).map(load => load()));
  }, 120_000);
  beforeEach(() => {
    // Nobody else is there: what a page says as it goes is heard by nobody.
    vi.stubGlobal('fetch', async () => new Response('{}'));
    vi.useFakeTimers({
      toFake: [
        ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const),
        ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
      ],
    });
  });
}
