/// <reference types="vite/client" />
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';

const code = import.meta.glob(['../../src/{app,flows,methods,ui}/**/*.{ts,tsx}', '!**/*.test.*']);

/** A clock that moves when an order says so, and every screen's code at hand, so that no order depends on a disk. */
export function setUpOrders(): void {
  beforeAll(async () => {
    await Promise.all(Object.values(code).map(load => load()));
  });
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: [
        ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const),
        ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
      ],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
