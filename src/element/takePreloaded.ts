import { isRecord } from '../lib/isRecord';

/** What a host's preload snippet leaves on the window before the widget is there (docs/performance.md). */
export interface CashierPreload {
  /** The values that were sent: the answer is not used for another bank, player or region. */
  host: string;
  token: string;
  data: { country: string; currency: string; abTestGroup?: string };
  /** The parsed answer of methods-payment-v3. */
  answer: Promise<unknown>;
}

declare global {
  interface Window {
    /** A host's snippet leaves it for the widget (docs/performance.md). */
    cashierPreload?: CashierPreload;
  }
}

interface Wanted {
  host: string;
  token: string;
  data: object;
}

/** The answer that the host has preloaded, once; `undefined` if it is for another request than this one. */
export function takePreloaded(window: Window, { host, token, data }: Wanted): Promise<unknown> | undefined {
  const { cashierPreload: given }: { cashierPreload?: unknown } = window;
  if (!isRecord(given) || !isRecord(given['data'])) return undefined;
  const asked = given['data'];
  const isOurs =
    given['host'] === host &&
    given['token'] === token &&
    Object.entries(data).every(([name, value]) => (asked[name] ?? '') === value);
  if (!isOurs) return undefined;
  Reflect.deleteProperty(window, 'cashierPreload');
  return Promise.resolve(given['answer']);
}
