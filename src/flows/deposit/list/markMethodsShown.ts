import { sleep } from '../../../lib/sleep';
import type { Cashier } from '../../../state/Cashier';
import { tellFullyLoaded } from '../../shared/list/tellFullyLoaded';
import { preloadMethod } from './preloadMethod';

/** DEP-11: marks the time at which the methods show. */
export function markMethodsShown(cashier: Cashier): void {
  const { timings, deposit, signal } = cashier;
  // Cleared by the first submit, for good.
  if (timings.methodsShownAt !== null || deposit.isSubmitted) return;
  timings.methodsShownAt = performance.now();
  sleep(READING_MS, signal).then(
    () => preloadMethod(cashier),
    () => {},
  );
  tellFullyLoaded(cashier);
}

/**
 * Delays the preload: the player reads first, and the host's page is still starting. Pointing at a method, or
 * focusing it, preloads at once.
 */
const READING_MS = 500;
