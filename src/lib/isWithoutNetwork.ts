/** The browser knows of no network: it is often right where it says so, and often wrong where it does not. */
export const isWithoutNetwork = (): boolean => globalThis.navigator?.onLine === false;
