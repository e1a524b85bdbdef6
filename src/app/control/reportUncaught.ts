import { reportToHost } from '../../flows/shared/failure/reportFailure';
import type { Cashier } from '../../state/Cashier';

/**
 * ERR-05: an error that nothing has caught reaches the host. In element mode it may be the host's own, who hears it on
 * the window.
 */
export function reportUncaught(cashier: Cashier): void {
  const { handle, signal } = cashier;
  if (handle.mode === 'element') return;
  const tell = (error: unknown) => error instanceof Error && reportToHost(cashier, error);
  globalThis.addEventListener('error', ({ error }) => tell(error), { signal });
  globalThis.addEventListener('unhandledrejection', ({ reason }) => tell(reason), { signal });
}
