import type { Cashier } from '../../state/Cashier';
import { preloadForm } from './preloadForm';

/** DEP-11: the first mark, when the methods show; the host hears how long the start took. */
export function markMethodsShown({ timings, handle, translator, loadKinds, send }: Cashier): void {
  if (timings.methodsShownAt !== null) return;
  timings.methodsShownAt = performance.now();
  // What the next step needs comes now that the list is there; whoever needs it asks again.
  Promise.all([translator.complete(), loadKinds()]).then(preloadForm, () => {});
  send({ messageType: 'onFullLoaded', milliseconds: Math.round(timings.methodsShownAt - handle.startedAt) });
}
