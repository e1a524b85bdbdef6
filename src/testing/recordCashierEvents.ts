import type { Page } from 'playwright/test';
import type { CashierEventMap } from '../host/CashierEventMap';
import { DOM_EVENTS } from '../host/protocol';

/** One event of the element, as the page saw it. */
export interface CashierEventRecord<Name extends keyof CashierEventMap = keyof CashierEventMap> {
  type: Name;
  detail: CashierEventMap[Name]['detail'];
}

/** The events of a page's widgets so far, in order. */
export interface CashierEvents {
  all(): Promise<CashierEventRecord[]>;
  /** Those of one name. */
  of<Name extends keyof CashierEventMap>(name: Name): Promise<CashierEventRecord<Name>[]>;
}

const KEY = '__cashierEvents';

/** Listens to every event of the widgets on a page. Call it before the page is opened. */
export async function recordCashierEvents(page: Page): Promise<CashierEvents> {
  const names = Object.values(DOM_EVENTS).filter(name => name !== null);
  await page.addInitScript(
    ([key, all]) => {
      const records: { type: string; detail: unknown }[] = [];
      Object.assign(window, { [key]: records });
      for (const name of all) {
        document.addEventListener(name, event => {
          const { target } = event;
          if (!(target instanceof Element) || target.localName !== 'cashier-widget') return;
          records.push({ type: name, detail: 'detail' in event ? event.detail : null });
        });
      }
    },
    [KEY, names] as const,
  );
  const all = (): Promise<CashierEventRecord[]> =>
    page.evaluate(key => (Reflect.get(window, key) ?? []) as CashierEventRecord[], KEY);
  return {
    all,
    of: async <Name extends keyof CashierEventMap>(name: Name) =>
      (await all()).filter((event): event is CashierEventRecord<Name> => event.type === name),
  };
}
