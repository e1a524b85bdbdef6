import { ref } from 'valtio/vanilla';
import type { P2PAnswer } from '../../../api/contract/p2p';
import { isPayee } from '../../../flows/deposit/requisites/readTransfer';
import { MINUTE_MS } from '../../../spec/timers';
import type { P2PInvoice } from '../p2pOf';

interface Clock {
  /** When the answer came, in epoch ms. */
  nowMs: number;
  /** When the deposit was asked for (epoch ms), or first came to this device: it cannot have been created before. */
  askedAtMs?: number;
}

/**
 * The invoice of an answer, or `null` if a part is missing. The countdown starts at the server's `created`,
 * corrected by what this device knows, however wrong either clock is: nothing was created in the future, and
 * nothing before this device asked for it (P2P-04).
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
  // A time that lies in the future was kept before this device's clock was set back, and says nothing.
  const leastMs = askedAtMs <= nowMs ? askedAtMs : Math.min(createdMs, nowMs);
  const startMs = createdMs > nowMs ? leastMs : Math.max(createdMs, leastMs);
  // A time of 0 or less is no limit, as on other payment pages: nobody could pay in it.
  const timeoutMs = timeout_minutes > 0 ? timeout_minutes * MINUTE_MS : Number.POSITIVE_INFINITY;
  return {
    depositId,
    // `ref`: valtio must not wrap the card or copy it into snapshots.
    card: card ? ref(card) : null,
    startMs,
    deadlineMs: startMs + timeoutMs,
    amount: payment_amount,
    currency: payment_currency,
    unifiedFlow: unifiedFlow ? ref(unifiedFlow) : null,
    bank: card?.bank ?? '',
  };
}
