import { proxy } from 'valtio/vanilla';

/** Marks of a monotonic clock in ms (DEP-11, ROUTE-05); `null` while not set. */
export interface TimingsState {
  loadStartedAt: number | null;
  methodsShownAt: number | null;
  /** The first click of the deposit button. */
  clickedAt: number | null;
  /** Whether the host has heard that the first page is there. */
  isFullyLoaded: boolean;
}

export const createTimingsState = (): TimingsState =>
  proxy({
    loadStartedAt: null,
    methodsShownAt: null,
    clickedAt: null,
    isFullyLoaded: false,
  });
