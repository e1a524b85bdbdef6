import type { Page } from 'playwright/test';
import type { CashierEventMap } from '../host/CashierEventMap';
import { HOLD_STEPS } from '../host/HoldEvent';
import { DOM_EVENTS } from '../host/protocol';

/** One event of the element, as the page saw it. */
export interface CashierEventRecord<Name extends keyof CashierEventMap = keyof CashierEventMap> {
  type: Name;
  detail: CashierEventMap[Name]['detail'];
}

/** The events of a page's widgets so far, in order: those of its frames, and those before a reload, too. */
export interface CashierEvents {
  all(): Promise<CashierEventRecord[]>;
  /** Those of one name. */
  of<Name extends keyof CashierEventMap>(name: Name): Promise<CashierEventRecord<Name>[]>;
}

/** Listens to every event of the widgets on a page. Call it before the page is opened. */
export async function recordCashierEvents(page: Page): Promise<CashierEvents> {
  const records: CashierEventRecord[] = [];
  const names = [...Object.values(DOM_EVENTS), ...HOLD_STEPS].filter(name => name !== null);
  const binding = `cashierEvent${crypto.randomUUID()}`;
  await page.exposeBinding(binding, (_source, record: CashierEventRecord) => {
    records.push(record);
  });
  await page.addInitScript(
    ([tell, all]) => {
      for (const name of all) {
        document.addEventListener(name, event => {
          // The widget may stand in a shadow root of the host's own.
          const [source] = event.composedPath();
          if (!(source instanceof Element) || source.localName !== 'cashier-widget') return;
          Reflect.get(window, tell)({ type: name, detail: 'detail' in event ? event.detail : null });
        });
      }
    },
    [binding, names] as const,
  );
  return {
    all: async () => [...records],
    of: async <Name extends keyof CashierEventMap>(name: Name) =>
      records.filter((event): event is CashierEventRecord<Name> => event.type === name),
  };
}
