import type { Table } from './createTable';

/** After a 401 a call waits so long for the host's next token. */
const RENEWAL_MS = 2_000;

/** A window that waits is of a call that is on its way. */
export function findWindowFaults({ browser, tabs, wire, clocks }: Table): string[] {
  const waiting = browser.windows.filter(({ closed, sentTo }) => !closed && sentTo.length === 0).length;
  const continued = wire.open().filter(
    ({ path, data, isGone }) =>
      !isGone &&
      // Its name is asked for first where it has none.
      (path === 'external-deposit-continue' || (path === 'deposit-status' && 'requestId' in data)),
  ).length;
  const renewing = wire.sent.filter(
    ({ path, end, endAt }) =>
      path === 'external-deposit-continue' &&
      end === 401 &&
      endAt !== null &&
      clocks.felt() - endAt <= RENEWAL_MS,
  ).length;
  const busy = tabs().filter(
    ({ cashier: { deposit, transaction } }) => deposit.isSubmitting || transaction.isRedirectHeld,
  ).length;
  const twice = browser.windows.filter(({ sentTo }) => sentTo.length > 1).length;
  return [
    ...(waiting > busy + continued + renewing ? ['a window waits for nothing'] : []),
    ...(twice > 0 ? ['a window was sent away twice'] : []),
  ];
}
