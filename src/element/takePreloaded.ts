import { isRecord } from '../lib/isRecord';

/** What a host's preload snippet leaves on the window before the widget is there (docs/performance.md). */
export interface CashierPreload {
  /** The same values that the widget will get: an answer for another bank, player or region is not used. */
  host: string;
  token: string;
  data: { country: string; currency: string; abTestGroup?: string };
  /** The parsed answer of methods-payment-v3. */
  answer: Promise<unknown>;
}

interface Wanted {
  host: string;
  token: string;
  data: Readonly<Record<string, unknown>>;
}

/** The answer that the host has asked for already, once, or `undefined` where it is none of ours. */
export function takePreloaded(window: Window, { host, token, data }: Wanted): Promise<unknown> | undefined {
  const { cashierPreload: given } = window as Window & { cashierPreload?: unknown };
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
