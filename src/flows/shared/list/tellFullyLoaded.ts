import type { Cashier } from '../../../state/Cashier';

/**
 * Tells the host, once, that the first page is there: the methods, or what stands in their place. A host that
 * covers the widget until then must not cover an empty region or an error for ever.
 */
export function tellFullyLoaded({ timings, handle, send }: Cashier): void {
  if (timings.isFullyLoaded) return;
  timings.isFullyLoaded = true;
  send({ messageType: 'onFullLoaded', milliseconds: Math.round(performance.now() - handle.startedAt) });
}
