import type { Cashier } from '../../state/Cashier';

/** DEP-11: the first mark, when the methods show; the host hears how long the start took. */
export function markMethodsShown({ timings, handle, translator, loadKinds, send }: Cashier): void {
  if (timings.methodsShownAt !== null) return;
  timings.methodsShownAt = performance.now();
  // The other texts come now that the list is there; whoever needs them asks again.
  Promise.all([translator.complete(), loadKinds()]).catch(() => {});
  send({ messageType: 'onFullLoaded', milliseconds: Math.round(timings.methodsShownAt - handle.startedAt) });
}
