import { sleep } from '../../lib/sleep';
import type { Cashier } from '../../state/Cashier';
import { preloadForm } from './preloadForm';

/** DEP-11: the first mark, when the methods show; the host hears how long the start took. */
export function markMethodsShown(cashier: Cashier): void {
  const { timings, handle, signal, send } = cashier;
  if (timings.methodsShownAt !== null) return;
  timings.methodsShownAt = performance.now();
  sleep(READING_MS, signal).then(
    () => preloadNext(cashier),
    () => {},
  );
  send({ messageType: 'onFullLoaded', milliseconds: Math.round(timings.methodsShownAt - handle.startedAt) });
}

/** The player reads first, and the host's page is still starting. A pointer over a method, or its focus, does not wait. */
const READING_MS = 500;

/** What the next step needs; whoever needs it earlier asks by himself. */
function preloadNext({ translator, loadKinds }: Cashier): void {
  Promise.all([translator.complete(), loadKinds()]).then(preloadForm, () => {});
}
