import type { Socket } from 'node:net';
import { sleep } from '../../src/lib/sleep';
import type { FaultPoint } from './createFaultProxy';

/** What can happen to a network, as bytes see it. */
export const FAULT_KINDS = [
  'latency',
  'bandwidth',
  'slow-close',
  'timeout',
  'reset',
  'slicing',
  'cut',
  'down',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface LinkFault {
  kind: FaultKind;
  point: FaultPoint;
  isDue(): boolean;
  isStruck: boolean;
}

interface FaultyLinkOptions {
  client: Socket;
  bank: Socket;
  fault(): LinkFault | null;
  /** Of [0, 1). */
  random(): number;
  /** The moment that the fault waits for has come on this connection. */
  onStrike(): void;
}

interface FaultyLink {
  strike(): void;
  heal(): void;
  destroy(): void;
}

const LATENCY_MS = 2_500;
const SLICE_BYTES = 40;
const SLICE_MS = 60;
const BANDWIDTH_BYTES = 200;
const BANDWIDTH_MS = 100;
const SLOW_CLOSE_MS = 6_000;

/** Both directions of one connection, each in order, with the fault of the moment. */
export function createFaultyLink({ client, bank, fault, random, onStrike }: FaultyLinkOptions): FaultyLink {
  let isCut = false;

  const struck = (): FaultKind | null => {
    const now = fault();
    return now?.isStruck ? now.kind : null;
  };

  function end(): void {
    isCut = true;
    client.destroy();
    bank.destroy();
  }

  function reset(): void {
    isCut = true;
    client.resetAndDestroy();
    bank.destroy();
  }

  /** What a fault does to a connection that is open when it strikes. */
  function strike(): void {
    const kind = struck();
    if (kind === 'reset' || kind === 'down') reset();
    else if (kind === 'cut') end();
  }

  async function write(to: Socket, bytes: Buffer): Promise<void> {
    if (isCut || to.destroyed || bytes.length === 0) return;
    const kind = struck();
    // Swallowed: the connection looks alive, and nothing gets through.
    if (kind === 'timeout') return;
    if (kind === 'reset') return reset();
    if (kind === 'cut') {
      to.write(bytes.subarray(0, Math.floor(bytes.length * random())));
      // What was written is still to leave.
      await sleep(1);
      return end();
    }
    if (kind === 'latency') await sleep(LATENCY_MS * (0.5 + random()));
    if (kind === 'slicing') return writeSlowly(to, bytes, { size: SLICE_BYTES, ms: SLICE_MS });
    if (kind === 'bandwidth') return writeSlowly(to, bytes, { size: BANDWIDTH_BYTES, ms: BANDWIDTH_MS });
    if (!isCut) to.write(bytes);
  }

  async function writeSlowly(to: Socket, bytes: Buffer, { size, ms }: { size: number; ms: number }) {
    for (let from = 0; from < bytes.length && !isCut; from += size) {
      to.write(bytes.subarray(from, from + size));
      await sleep(ms);
    }
  }

  /** The bytes around the moment that the fault waits for. */
  async function pass(to: Socket, bytes: Buffer): Promise<void> {
    const waiting = fault();
    const isHere =
      waiting !== null &&
      !waiting.isStruck &&
      waiting.isDue() &&
      (to === bank ? waiting.point === 'sending' : ['answering', 'mid-answer'].includes(waiting.point));
    if (!isHere) return write(to, bytes);
    const half = waiting.point === 'answering' ? 0 : Math.floor(bytes.length / 2);
    await write(to, bytes.subarray(0, half));
    if (half > 0) await sleep(1);
    onStrike();
    await write(to, bytes.subarray(half));
  }

  function pump(from: Socket, to: Socket): void {
    let queue: Promise<void> = Promise.resolve();
    from.on('data', bytes => {
      queue = queue.then(() => pass(to, bytes));
    });
    from.on('end', () => {
      queue = queue.then(async () => {
        if (struck() === 'timeout') return;
        if (struck() === 'slow-close') await sleep(SLOW_CLOSE_MS);
        to.end();
      });
    });
    from.on('error', () => end());
    from.on('close', () => {
      if (struck() !== 'slow-close') to.destroy();
    });
  }

  pump(client, bank);
  pump(bank, client);
  return {
    strike,
    // A connection that has swallowed bytes cannot go on: its other end would read nonsense.
    heal: () => {
      if (struck() === 'timeout') end();
    },
    destroy: end,
  };
}
