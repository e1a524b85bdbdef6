import type { HostUser } from '../../host/parentData';
import { writeTokenCookie } from '../../host/tokenCookie';
import { isRecord } from '../../lib/isRecord';
import type { Cashier } from '../../state/Cashier';
import { describeForLog } from './describeForLog';

/** `window.cashier`, for a developer at the console (HOST-15). Each call reloads the page. */
export interface ConsoleHelper {
  /** Stored for this tab without its token, which goes into a cookie. */
  setUser(user: HostUser): void;
  setTransport(transport: 'socket' | 'http'): void;
  /** '1' prints what the widget tells its host, '0' stops that. */
  setLogging(flag: '0' | '1'): void;
}

const NAME = 'cashier';
/** How many widgets the helper serves: it is the same for all of them, and goes with the last. */
const SERVED = Symbol.for('cashier.served');
const FLAGS: ReadonlyMap<unknown, '0' | '1'> = new Map<unknown, '0' | '1'>([
  ['1', '1'],
  [1, '1'],
  [true, '1'],
  ['0', '0'],
  [0, '0'],
  [false, '0'],
]);

/**
 * Puts the helper on the window if its name is free. A host's own `cashier` stays what it is; an element that
 * the page knows by that id gets the functions.
 */
export function createConsoleHelper({ handle }: Cashier): { dispose(): void } {
  const { session } = handle;
  const { ownerDocument: document } = handle.element;
  const window = document.defaultView;
  const stopLogging = session.isLogging()
    ? handle.onMessage(message => console.info('[cashier]', ...describeForLog(message)))
    : () => {};
  const reload = () => window?.location.reload();

  const helper: ConsoleHelper = {
    setUser: user => {
      if (!isRecord(user)) throw new TypeError('cashier.setUser: an object with the fields of the user');
      const token = typeof user['token'] === 'string' ? user['token'] : '';
      session.setUser(user);
      writeTokenCookie(document, token, window !== null && window.parent !== window);
      reload();
    },
    setTransport: transport => {
      if (transport !== 'socket' && transport !== 'http')
        throw new TypeError("cashier.setTransport: 'socket' or 'http'");
      session.setTransport(transport);
      reload();
    },
    setLogging: flag => {
      const known = FLAGS.get(flag);
      if (known === undefined) throw new TypeError("cashier.setLogging: '1' or '0'");
      session.setLogging(known);
      reload();
    },
  };

  const taken: unknown = window && Reflect.get(window, NAME);
  const isFree = window !== null && !(NAME in window);
  const isOnElement = window !== null && taken instanceof window.Element && !('setUser' in taken);
  if (isFree) Object.defineProperty(window, NAME, { value: helper, configurable: true, writable: true });
  // Not enumerable: enumerable properties of a widget's element are checked as configuration.
  if (isOnElement)
    for (const [name, value] of Object.entries(helper))
      Object.defineProperty(taken, name, { value, configurable: true });

  const shared = isOnElement || (isRecord(taken) && SERVED in taken) ? taken : null;
  const holder: object | null = isFree ? helper : shared;
  const serve = (change: number): number => {
    const value = holder ? Number(Reflect.get(holder, SERVED) ?? 0) + change : 0;
    if (holder) Object.defineProperty(holder, SERVED, { value, configurable: true });
    return value;
  };
  serve(1);

  return {
    dispose: () => {
      stopLogging();
      if (!holder || !window || serve(-1) > 0) return;
      if (holder instanceof window.Element)
        for (const name of [SERVED, ...Object.keys(helper)]) Reflect.deleteProperty(holder, name);
      else if (Reflect.get(window, NAME) === holder) Reflect.deleteProperty(window, NAME);
    },
  };
}
