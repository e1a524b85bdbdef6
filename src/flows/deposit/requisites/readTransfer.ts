import type { Card, Requisite } from '../../../api/contract/card';
import { LAST_DATE_MS } from '../../../domain/time/deadlineOf';
import { MINUTE_MS } from '../../../spec/timers';
import type { TransactionState } from '../../../state/createTransactionState';
import { readPageData } from '../pages/readPageData';

/** Whether a card names anything that can be paid to. */
export const isPayee = (card: Card | undefined): card is Card =>
  Boolean(card && (card.encoded || card.number || card.phone));

const payeeOf = (data: { card?: Card } | undefined): Card | null => (isPayee(data?.card) ? data.card : null);

/** What a transfer is made with. */
export interface Transfer {
  card: Card | null;
  requisites: readonly Requisite[];
  qrCode: string;
  timeoutMs: number | null;
  deadlineMs: number | null;
  /** To be paid, in major units, where the server names it; `null`: what was asked for. */
  amount: number | null;
  currency: string | null;
}

/** What the server made of the deposit, for the player to pay to (DEP-12). */
export function readTransfer({
  answer,
  createdAt,
}: Pick<TransactionState, 'answer' | 'createdAt'>): Transfer {
  const data = answer?.data;
  const { texts, timeoutMinutes, amount, currency } = readPageData(answer);
  const startMs = Date.parse(createdAt ?? '');
  const timeoutMs = (timeoutMinutes ?? Number.NaN) * MINUTE_MS;
  // Further off than a date can say: no time at all.
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

/** What a machine at a counter reads: the first code among the lines that can be copied. */
export function paymentCode({ requisites }: Transfer): string | null {
  const line = requisites.find(({ isCopyable, value }) => isCopyable && /^[A-Z\d-]{6,48}$/i.test(value));
  return line?.value ?? null;
}
