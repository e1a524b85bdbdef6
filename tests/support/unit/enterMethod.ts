import type { P2PAnswer } from '../../../src/api/contract/p2p';
import { enterP2P } from '../../../src/methods/p2p/order/enterP2P';
import type { TestCashierOptions } from './createTestCashier';
import { p2pAnswer, p2pMethod } from './openP2P';
import { prepareP2P } from './prepareP2P';

/** What deposit-check says of a P2P deposit that exists. */
export const existing = (given: Partial<P2PAnswer> = {}): P2PAnswer => p2pAnswer({ exists: true, ...given });

/** The player has chosen a P2P method, at a bank with these answers. */
export async function enterMethod(
  answers: TestCashierOptions['answers'],
): Promise<Awaited<ReturnType<typeof prepareP2P>>> {
  const test = await prepareP2P(answers);
  const { signal } = new AbortController();
  await enterP2P(test.cashier, p2pMethod, { signal, isReplacing: false });
  return test;
}
