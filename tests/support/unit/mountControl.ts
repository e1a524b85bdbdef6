import { createFunnel } from '../../../src/app/control/createFunnel';
import { createStateMirror } from '../../../src/app/control/createStateMirror';
import { submitDeposit } from '../../../src/flows/deposit/submit/submitDeposit';
import type { CashierSnapshot } from '../../../src/host/CashierSnapshot';
import type { OutgoingMessage } from '../../../src/host/protocol';
import { createTestCashier, type TestCashierOptions } from './createTestCashier';
import { sampleMethod } from './samples';

type Seen = [type: string, state: CashierSnapshot];

/** The shell's order: the mirror hears first, then everybody else. */
export async function mountControl(options: TestCashierOptions = {}) {
  const answers = { 'deposit-create': { apiResponse: { depositId: 'd-1' } }, ...options.answers };
  const seen: Seen[] = [];
  const sent: OutgoingMessage[] = [];
  const test = await createTestCashier({ ...options, answers });
  const { cashier } = test;
  const wired = { ...cashier, send: (message: OutgoingMessage) => tell(message) };
  const mirror = createStateMirror(wired);
  const hearers: ((message: OutgoingMessage) => void)[] = [];
  hearers.push(createFunnel(wired).hear);
  function tell(message: OutgoingMessage): void {
    mirror.hear(message);
    seen.push([message.messageType, mirror.state()]);
    sent.push(message);
    for (const hear of hearers) hear(message);
  }
  const entries = () => sent.flatMap(message => (message.messageType === 'onFunnel' ? [message] : []));
  const steps = () => entries().map(({ step }) => step);
  return { ...test, wired, mirror, seen, sent, steps, entries, tell };
}

export const submitCanary = ({ wired }: Awaited<ReturnType<typeof mountControl>>) =>
  submitDeposit(wired, { method: sampleMethod(), amount: 100, fields: { card_number: 'canary' } });
