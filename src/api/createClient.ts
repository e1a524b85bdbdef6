import { withoutFields } from '../domain/field/withoutFields';
import { createUuid } from '../lib/createUuid';
import { sleep } from '../lib/sleep';
import type { Transport } from '../transport/Transport';
import { checkAnswer } from './checkAnswer';
import { CashierError, toCashierError } from './errors';
import type { Command, Operation } from './Operation';

interface CallOptions {
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
  /** The same for a call whose answer is not read. */
  run<Request>(command: Command<Request>, data: Request, options?: CallOptions): Promise<void>;
}

/**
 * A host may first have to fetch a token: it is asked for one this often before the refusal of the old one is
 * reported. A call that moves money is not repeated, but what the player reads depends on the token.
 */
const TOKEN_TRIES = 20;
const TOKEN_TRY_MS = 100;

interface ClientOptions {
  transport(): Transport;
  /** The answer to a request that was sent before the app had loaded; handed out once. */
  takeEarly(path: string, data: unknown): Promise<unknown> | undefined;
  /**
   * Resolves when changes of the host have been applied: until then it is not clear for whom a call would be.
   * `null` if nothing is changing.
   */
  updating(): Promise<void> | null;
  token(): string;
  /** Whether the host has set another token since one was refused. */
  isTokenRenewed(): boolean;
}

/**
 * Fields, name and value together, that a refusal may share with an answer: a message, and a `status` that is none of a
 * payment's. `isKnownStatus` and what it needs would be 300 bytes more before the list.
 */
const REFUSAL_FIELD = /^message|^status(?!wait|accepted|processed|mistaked|(auto_)?cancel|payed)/i;

/**
 * A refusal sent with a success status, as some servers do: a message with a code, and nothing of the answer. The
 * outcome of a creating call is asked for all the same.
 */
function refusalIn(raw: unknown, schema: object): { message: string; code: string; status: number } | null {
  const body = Object(raw);
  const { message, code } = body;
  const isAnswer = (key: string) =>
    /Id$/.test(key) || (key in schema && !REFUSAL_FIELD.test(key + body[key]));
  return typeof message === 'string' && typeof code === 'string' && !Object.keys(body).some(isAnswer)
    ? { message, code, status: 200 }
    : null;
}

type Asked<Request> = Command<Request> & { answer?: { schema: unknown } };

export function createClient({
  transport,
  takeEarly,
  updating,
  token,
  isTokenRenewed,
}: ClientOptions): Client {
  async function ask<Request>(
    { path, method, retryOn, isSafe = Boolean(retryOn), answer }: Asked<Request>,
    data: Request,
    { signal, reference }: CallOptions & { reference: string },
  ): Promise<unknown> {
    let raw: unknown;
    let sentWith = '';
    try {
      // The `request` of the current connection: if another replaces it while this call waits, the call must
      // not go out on that.
      const { request } = transport();
      const send = async () => {
        while (updating()) await updating();
        sentWith = token();
        return (
          takeEarly(path, data) ??
          request({ path, method, data, retryOn, updating, ...(signal && { signal }) })
        );
      };
      raw = await send().catch(async error => {
        let tries = error.status === 401 ? TOKEN_TRIES : 0;
        while (tries-- > 0 && !isTokenRenewed() && !signal?.aborted) await sleep(TOKEN_TRY_MS);
        if (isSafe && tries >= 0) return send();
        throw error;
      });
    } catch (error) {
      throw toCashierError(error, reference);
    }
    const refusal = refusalIn(raw, Object(answer?.schema));
    if (refusal)
      throw new CashierError(withoutFields(refusal.message, data, sentWith), {
        kind: 'refused',
        ...refusal,
        reference,
      });
    return raw;
  }

  return {
    async call(operation, data, { signal, reference = createUuid() } = {}) {
      const raw = await ask(operation, data, { signal, reference });
      const { path, answer, beside, whenEmpty } = operation;
      const checked = checkAnswer(raw, answer, beside);
      if (checked.ok) return checked.value;
      const told = (raw ?? null) === null ? whenEmpty : undefined;
      throw new CashierError(told ?? `${path}: ${checked.problem}`, { kind: 'schema', reference });
    },
    async run(command, data, { signal, reference = createUuid() } = {}) {
      await ask(command, data, { signal, reference });
    },
  };
}
