import { createUuid } from '../lib/createUuid';
import { isRecord } from '../lib/isRecord';
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

/**
 * A refusal under a status of success, as some servers write it: a message with a code, and nothing made. The outcome of
 * a creating call is asked for all the same.
 */
function refusalIn(raw: unknown): { message: string; code: string; status: number } | null {
  if (!isRecord(raw)) return null;
  const { message, code } = raw;
  const isOnly = !Object.keys(raw).some(key => key === 'apiResponse' || key === 'data' || key.endsWith('Id'));
  return isOnly && typeof message === 'string' && typeof code === 'string'
    ? { message, code, status: 200 }
    : null;
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
      const refusal = refusalIn(raw);
      if (refusal) throw new CashierError(refusal.message, { kind: 'refused', ...refusal, reference });
      if (!answer) return undefined as never;
      const checked = checkAnswer(raw, answer);
      if (checked.ok) return checked.value;
      throw new CashierError(`${path}: ${checked.problem}`, { kind: 'schema', reference });
    },
  };
}
