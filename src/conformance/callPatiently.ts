import { setTimeout as wait } from 'node:timers/promises';
import type { Reply } from './Server';

const TRIES = 4;
const WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;

/**
 * A server that limits how often it may be asked (429) says nothing of the call: it is asked again as it wishes. A call
 * that makes something has the same requestId each time.
 */
export async function callPatiently(call: () => Promise<Reply>): Promise<Reply> {
  let reply = await call();
  for (let tries = 1; reply.status === 429 && tries < TRIES; tries++) {
    await wait(Math.min(reply.retryAfterMs ?? WAIT_MS, LONGEST_WAIT_MS));
    reply = await call();
  }
  return reply;
}
