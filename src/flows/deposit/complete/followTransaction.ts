import { isCashierError } from '../../../api/errors';
import { depositStatus } from '../../../api/operations/deposit';
import { isDepositFinal } from '../../../domain/depositStatus';
import { backoff } from '../../../lib/backoff';
import { REQUEST_GROUP_TIMEOUT_MS, STATUS_POLL_BASE_MS, STATUS_POLL_MAX_MS } from '../../../spec/timers';
import { applyStatus } from '../../../state/applyStatus';
import type { Cashier } from '../../../state/Cashier';

/** After this the player is told that it is still being processed; asking goes on. */
const WAIT_MS = 10 * 60_000;

/** With pushes the questions are a second line only. */
const SOCKET_POLL_BASE_MS = 10_000;

/** A request that was on its way when the page was left arrives within this, or not at all. */
const mayStillArrive = (createdAt: string | null): boolean =>
  createdAt !== null && Date.now() - Date.parse(createdAt) < REQUEST_GROUP_TIMEOUT_MS;

/**
 * DEP-09: asks for the status until it is settled, with back-off; at once after a reconnect, a return to the tab,
 * or when the network is back. Returns its end.
 */
export function followTransaction(cashier: Cashier): () => void {
  const { transaction, client, parent, onReconnect } = cashier;
  const { document } = globalThis;
  const end = new AbortController();
  const startedAt = Date.now();
  const baseMs = parent.transport === 'http' ? STATUS_POLL_BASE_MS : SOCKET_POLL_BASE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let isAsking = false;

  const isOver = () =>
    end.signal.aborted || (transaction.depositId !== null && isDepositFinal(transaction.status));

  async function ask(): Promise<void> {
    clearTimeout(timer);
    if (isOver() || isAsking) return;
    isAsking = true;
    const { depositId, requestId } = transaction;
    try {
      const query = depositId !== null ? { depositId } : requestId !== null ? { requestId } : null;
      if (!query) return;
      const answer = await client.call(depositStatus, query, { signal: end.signal });
      if (isOver()) return;
      if (transaction.depositId === null) {
        transaction.depositId = answer.depositId;
        tellCreated(cashier);
      }
      applyStatus(transaction, answer);
    } catch (error) {
      const isUnknownThere = isCashierError(error) && error.status === 404;
      const isSure = isUnknownThere && depositId === null && !transaction.isConfirmed;
      if (isSure && !mayStillArrive(transaction.createdAt)) transaction.isNotCreated = true;
    } finally {
      isAsking = false;
      schedule();
    }
  }

  function schedule(): void {
    if (isOver()) return;
    if (Date.now() - startedAt > WAIT_MS) transaction.isWaitOver = true;
    timer = setTimeout(ask, backoff(attempt++, { baseMs, maxMs: STATUS_POLL_MAX_MS }));
  }

  function askNow(): void {
    if (document.visibilityState === 'hidden') return;
    attempt = 0;
    void ask();
  }

  const stopReconnect = onReconnect(askNow);
  const { signal } = end;
  document.addEventListener('visibilitychange', askNow, { signal });
  globalThis.addEventListener('pageshow', askNow, { signal });
  globalThis.addEventListener('online', askNow, { signal });
  void ask();

  return () => {
    end.abort();
    clearTimeout(timer);
    stopReconnect();
  };
}

/** DEP-14: made by a call whose answer was lost, or did not name it. */
function tellCreated({ transaction, send }: Cashier): void {
  const { depositId, paymentMethod, amount, currency } = transaction;
  if (depositId !== null)
    send({ messageType: 'onCreateTransaction', depositId, paymentMethod, amount, currency });
}
