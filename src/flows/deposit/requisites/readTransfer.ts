import type { Card, Requisite } from '../../../api/contract/card';
import { LAST_DATE_MS } from '../../../domain/time/deadlineOf';
import { MINUTE_MS } from '../../../spec/timers';
import type { TransactionState } from '../../../state/createTransactionState';
import { readPageData } from '../pages/readPageData';

/** Whether a card has anything to pay to. */
export const isPayee = (card: Card | undefined): card is Card =>
  Boolean(card && (card.encoded || card.number || card.phone));

const payeeOf = (data: { card?: Card } | undefined): Card | null => (isPayee(data?.card) ? data.card : null);

/** What the player needs to make a transfer. */
export interface Transfer {
  card: Card | null;
  requisites: readonly Requisite[];
  qrCode: string;
  timeoutMs: number | null;
  deadlineMs: number | null;
  /** The amount to pay, in major units, if the server names one; `null`: the amount that was asked for. */
  amount: number | null;
  currency: string | null;
}

/** Reads from the server's answer what the player pays to (DEP-12). */
export function readTransfer({
  answer,
  createdAt,
}: Pick<TransactionState, 'answer' | 'createdAt'>): Transfer {
  const data = answer?.data;
  const { texts, timeoutMinutes, amount, currency } = readPageData(answer);
  const startMs = Date.parse(createdAt ?? '');
  const timeoutMs = (timeoutMinutes ?? Number.NaN) * MINUTE_MS;
  // False beyond the range of `Date`, and for NaN (no time given): then there is no deadline.
  const hasEnd = startMs + timeoutMs <= LAST_DATE_MS;
  return {
    card: payeeOf(data),
    requisites: data?.requisites ?? [],
    qrCode: texts.qrCode ?? '',
    timeoutMs: hasEnd ? timeoutMs : null,
    deadlineMs: hasEnd ? startMs + timeoutMs : null,
    amount,
    currency,
  };
}

export const isTransferEmpty = ({ card, requisites, qrCode }: Transfer): boolean =>
  card === null && requisites.length === 0 && qrCode === '';

/** The code that a counter's scanner reads: the first line marked as one to copy that looks like it. */
export function paymentCode({ requisites }: Transfer): string | null {
  const line = requisites.find(({ isCopyable, value }) => isCopyable && /^[A-Z\d-]{6,48}$/i.test(value));
  return line?.value ?? null;
}
