import { ref } from 'valtio/vanilla';
import type { P2PAnswer } from '../../../api/contract/p2p';
import { isPayee } from '../../../flows/deposit/requisites/readTransfer';
import { MINUTE_MS } from '../../../spec/timers';
import type { P2PInvoice } from '../p2pOf';
import { saidSum } from './askedSum';

export interface Clock {
  /** When the answer came, in epoch ms. */
  nowMs: number;
  /** When a deposit that did not exist before was asked for, or came here first: it cannot be older than that. */
  askedAtMs?: number;
}

/**
 * The invoice of an answer, or `null` where a part is missing. The countdown runs from the server's `created`; what
 * this device knows better corrects it: nothing was created in its future, and a deposit of its own not before it was
 * asked for, however wrong either clock is (P2P-04).
 */
export function readInvoice(answer: P2PAnswer, { nowMs, askedAtMs = Number.NaN }: Clock): P2PInvoice | null {
  const { depositId, card, unifiedFlow, payment_amount, payment_currency, timeout_minutes } = answer;
  const createdMs = Date.parse(answer.created ?? '');
  const hasTarget = isPayee(card) || unifiedFlow !== undefined;
  const isComplete =
    depositId !== undefined &&
    hasTarget &&
    payment_amount !== undefined &&
    payment_amount > 0 &&
    payment_currency !== undefined &&
    timeout_minutes !== undefined &&
    Number.isFinite(createdMs);
  if (!isComplete) return null;
  // A time that was kept by a clock which has been put back since says nothing.
  const leastMs = askedAtMs <= nowMs ? askedAtMs : Math.min(createdMs, nowMs);
  const startMs = createdMs > nowMs ? leastMs : Math.max(createdMs, leastMs);
  // As on other pages of payments: a time that nobody could pay in is no limit.
  const timeoutMs = timeout_minutes > 0 ? timeout_minutes * MINUTE_MS : Number.POSITIVE_INFINITY;
  return {
    depositId,
    // By reference: nothing of it belongs into a snapshot.
    card: card ? ref(card) : null,
    startMs,
    deadlineMs: startMs + timeoutMs,
    timeoutMs,
    amount: payment_amount,
    currency: payment_currency,
    passed: passedOf(answer),
    unifiedFlow: unifiedFlow ? ref(unifiedFlow) : null,
    bank: card?.bank ?? '',
  };
}

/** What the player asked for, where the transfer is of another sum. */
function passedOf(answer: P2PAnswer): P2PInvoice['passed'] {
  const said = saidSum(answer);
  const isSame = said?.amount === answer.payment_amount && said?.currency === answer.payment_currency;
  return isSame ? null : said;
}
