import { reportToHost } from '../../flows/shared/failure/reportFailure';
import type { Cashier } from '../../state/Cashier';

/** The errors of a page that are told. There is a limit because each may have another text. */
const MOST_TOLD = 50;

/**
 * ERR-05: an error that nothing has caught reaches the host. In element mode it may be the host's own, who hears it on
 * the window. One that comes again is told once: it may be the host that fails to hear of it, as a bridge or a listener
 * whose promise rejects.
 */
export function reportUncaught(cashier: Cashier): void {
  const { handle, signal } = cashier;
  if (handle.mode === 'element') return;
  const told = new Set<string>();
  function tell(error: unknown): void {
    if (!(error instanceof Error) || told.has(error.message) || told.size === MOST_TOLD) return;
    told.add(error.message);
    reportToHost(cashier, error);
  }
  globalThis.addEventListener('error', ({ error }) => tell(error), { signal });
  globalThis.addEventListener('unhandledrejection', ({ reason }) => tell(reason), { signal });
}
