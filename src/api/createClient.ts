import { createUuid } from '../lib/createUuid';
import type { Transport } from '../transport/Transport';
import { checkAnswer } from './checkAnswer';
import { CashierError, toCashierError } from './errors';
import type { Operation } from './Operation';

export interface CallOptions {
  signal?: AbortSignal;
  /** Shown to the player when the call fails: the request's own id where it has one. */
  reference?: string;
}

export interface Client {
  /** Rejects with a CashierError and with nothing else. */
  call<Request, Answer>(
    operation: Operation<Request, Answer>,
    data: Request,
    options?: CallOptions,
  ): Promise<Answer>;
}

interface ClientOptions {
  transport(): Transport;
  /** An answer that was asked for before the app had loaded, handed out once. */
  takeEarly(path: string, data: unknown): Promise<unknown> | undefined;
}

export function createClient({ transport, takeEarly }: ClientOptions): Client {
  return {
    async call(operation, data, { signal, reference = createUuid() } = {}) {
      const { path, method, answer, isRetried = false } = operation;
      let raw: unknown;
      try {
        const early = takeEarly(path, data);
        raw = await (early ??
          transport().request({ path, method, data, isRetried, ...(signal && { signal }) }));
      } catch (error) {
        throw toCashierError(error, reference);
      }
      if (!answer) return undefined as never;
      const checked = checkAnswer(raw, answer);
      if (checked.ok) return checked.value;
      throw new CashierError(`${path}: ${checked.problem}`, { kind: 'schema', reference });
    },
  };
}
