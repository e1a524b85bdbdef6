import { methodsQuery } from '../domain/player/methodsQuery';
import type { ParentData } from '../host/parentData';
import type { StartUser } from '../state/CashierHandle';
import type { Transport } from '../transport/Transport';

export interface FirstRequest {
  /** The answer, for the first caller of this path, if it asks the same: for a later one it is too old. */
  take(path: string, data: unknown): Promise<unknown> | undefined;
}

export interface FirstRequestOptions {
  transport: Transport;
  parent: ParentData;
  user: StartUser;
  /** The answer to a request that the host has preloaded, if it is the same. */
  preloaded(data: object): Promise<unknown> | undefined;
  /** Called with the method list, as the server wrote it. */
  onAnswer(answer: unknown): void;
}

/** Rule 8: asks for the method list while React and the app are still loading. */
export function sendFirstRequest({
  transport,
  parent,
  user,
  preloaded,
  onAnswer,
}: FirstRequestOptions): FirstRequest {
  const { paymentGeo: country, currency } = user;
  const isDeposit = parent.page === 'deposit';
  const path = isDeposit ? 'methods-payment-v3' : 'methods-withdrawal';
  const data = isDeposit ? methodsQuery(country, currency, parent.experiments) : { country, currency };
  const ask = () => transport.request({ path, method: isDeposit ? 'POST' : 'GET', data, retryOn: 'network' });
  const given = isDeposit ? preloaded(data) : undefined;
  let answer: Promise<unknown> | undefined = given ? given.catch(ask) : ask();
  answer.then(onAnswer, () => {});
  return {
    take: (wantedPath, wantedData) => {
      if (wantedPath !== path) return undefined;
      const taken = answer;
      answer = undefined;
      return JSON.stringify(wantedData) === JSON.stringify(data) ? taken : undefined;
    },
  };
}
