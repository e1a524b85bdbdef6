import { afterEach, beforeEach, vi } from 'vitest';

export const URL_OF_SCRIPT = 'https://captcha.test/gt4.js';

export const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** What a promise gives, or the message that it fails with. */
export const outcome = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    value => value,
    (error: Error) => error.message,
  );

/** The scripts of captchas are loaded by the test, and time passes as it says. `leave` leaves the screen. */
export function setUpCaptcha(): { signal(): AbortSignal; leave(): void; addresses(): unknown[] } {
  let leaving: AbortController;
  const addresses: unknown[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    leaving = new AbortController();
    addresses.length = 0;
    // happy-dom would fetch what is put into the head.
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) document.head.insertBefore(node as Node, null);
    });
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(address => {
      addresses.push(address);
    });
  });
  afterEach(() => {
    for (const script of scripts()) script.remove();
    Object.assign(window, { initGeetest4: undefined, grecaptcha: undefined });
  });
  return { signal: () => leaving.signal, leave: () => leaving.abort(), addresses: () => addresses };
}
