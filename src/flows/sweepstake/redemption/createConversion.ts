import { proxy } from 'valtio/vanilla';
import type { Client } from '../../../api/createClient';
import { paymentConvert } from '../../../api/operations/sweepstake';
import { assign } from '../../../lib/assign';
import { debounce } from '../../../lib/debounce';
import { withGroupTimeout } from '../../shared/failure/withGroupTimeout';

/** From the last keystroke to the call. */
const DEBOUNCE_MS = 300;
/** An answer that takes longer comes too late to be of use. */
const ANSWER_MS = 15_000;

/** `figure`: the last answer, and the amount that it belongs to. Amounts in major units of `from` and `to`. */
interface ConversionState {
  /** 'converting': the figure, if there is one, belongs to another amount. */
  status: 'idle' | 'converting' | 'ready' | 'failed';
  figure: { amount: number; result: number } | null;
}

export interface Conversion {
  readonly state: ConversionState;
  /** Converts the amount as typed now; one that is no amount clears the figure. */
  convert(amount: number): void;
  /** Asks anew for the amount as typed now. */
  retry(): void;
  dispose(): void;
}

interface ConversionOptions {
  client: Client;
  from: string;
  to: string;
  onFailure(error: unknown): void;
}

interface ConvertSum {
  amount: number;
  from: string;
  to: string;
}

/**
 * SWP-02: converts while the player types. The latest amount wins: earlier calls are aborted, and their
 * answers ignored.
 */
export function createConversion({ client, from, to, onFailure }: ConversionOptions): Conversion {
  const state = proxy<ConversionState>({ status: 'idle', figure: null });
  let run = new AbortController();
  let wanted = 0;
  const askSoon = debounce((amount: number) => void ask(amount), DEBOUNCE_MS);

  async function ask(amount: number): Promise<void> {
    const { signal } = run;
    try {
      const sum = { amount, from, to };
      const result = await withGroupTimeout(signal, group => convertOnce(client, sum, group), ANSWER_MS);
      if (!signal.aborted) assign(state, { status: 'ready', figure: { amount, result } });
    } catch (error) {
      if (signal.aborted) return;
      assign(state, { status: 'failed', figure: null });
      onFailure(error);
    }
  }

  function stop(): void {
    askSoon.cancel();
    run.abort();
    run = new AbortController();
  }

  function convert(amount: number): void {
    wanted = amount;
    stop();
    if (!(amount > 0) || !Number.isFinite(amount)) assign(state, { status: 'idle', figure: null });
    else if (state.figure?.amount === amount) state.status = 'ready';
    else {
      state.status = 'converting';
      askSoon(amount);
    }
  }

  return {
    state,
    convert,
    retry: () => {
      if (state.status === 'idle') return;
      stop();
      state.status = 'converting';
      void ask(wanted);
    },
    dispose: stop,
  };
}

async function convertOnce(client: Client, sum: ConvertSum, signal: AbortSignal): Promise<number> {
  const { amount } = await client.call(paymentConvert, sum, { signal });
  if (Number.isFinite(amount) && amount >= 0) return amount;
  throw new Error(`${paymentConvert.path}: the amount is no sum`);
}
