import { abTestGroup } from '../domain/abTestGroup';
import type { ParentData } from '../host/parentData';
import type { StartUser } from '../state/CashierHandle';
import type { Transport } from '../transport/Transport';

export interface EarlyRequests {
  take(path: string, data: unknown): Promise<unknown> | undefined;
}

interface EarlyRequestsOptions {
  transport: Transport;
  parent: ParentData;
  user: StartUser;
  /** What the host has asked for ahead. */
  preloaded?(data: Readonly<Record<string, unknown>>): Promise<unknown> | undefined;
  /** The method list has come, as the server wrote it. */
  onAnswer?(answer: unknown): void;
}

/** Rule 8: the method list is asked for while React and the app are still loading. */
export function sendEarlyRequests({
  transport,
  parent,
  user,
  preloaded,
  onAnswer,
}: EarlyRequestsOptions): EarlyRequests {
  const { paymentGeo: country, currency } = user;
  const isDeposit = parent.page === 'deposit';
  const path = isDeposit ? 'methods-payment-v3' : 'methods-withdrawal';
  const data = isDeposit
    ? { country, currency, abTestGroup: abTestGroup(parent.experiments) }
    : { country, currency };
  const ask = () => transport.request({ path, method: isDeposit ? 'POST' : 'GET', data, isRetried: true });
  const given = isDeposit ? preloaded?.(data) : undefined;
  const answer = given ? given.catch(ask) : ask();
  answer.then(onAnswer, () => {});
  const sent = new Map([[keyOf(path, data), answer]]);
  return {
    take: (wantedPath, wantedData) => {
      const key = keyOf(wantedPath, wantedData);
      const early = sent.get(key);
      sent.delete(key);
      return early;
    },
  };
}

const keyOf = (path: string, data: unknown): string => `${path} ${JSON.stringify(data)}`;
