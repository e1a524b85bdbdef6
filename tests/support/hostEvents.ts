import type { Locator, Page } from 'playwright/test';

/** What a host does with the next events: a reason refuses, `hold` keeps them until `__release`. */
type Plan = { refuse?: string; hold?: boolean };

declare global {
  interface Window {
    __held: { name: string; detail: unknown }[];
    __release(answer: unknown): void;
  }
}

/** Listens as a host does: on an ancestor of the element. */
export const answerAs = (page: Page, name: string, plan: Plan): Promise<void> =>
  page.evaluate(
    ([type, { refuse, hold }]) => {
      window.__held = [];
      document.body.addEventListener(type, given => {
        const event = given as CustomEvent & {
          refuse(reason: string): void;
          respondWith(answer: Promise<unknown>): void;
        };
        window.__held.push({ name: type, detail: event.detail });
        if (refuse !== undefined) event.refuse(refuse);
        if (hold) {
          event.respondWith(
            new Promise(resolve => {
              window.__release = resolve;
            }),
          );
        }
      });
    },
    [name, plan] as const,
  );

/** The state on the element, as a host reads it. */
export const stateOf = (widget: Locator): Promise<Record<string, unknown>> =>
  widget.evaluate(element => ({ ...Reflect.get(element, 'state') }));
