import { type Describe, number, optional, string, type } from 'superstruct';
import { checkAnswer } from '../../../api/checkAnswer';
import type { Card, Requisite } from '../../../api/contract/card';
import { MINUTE_MS } from '../../../spec/timers';
import type { TransactionState } from '../../../state/createTransactionState';

/** Beside card and requisites, where a server gives them: this project's own. */
interface TransferExtras {
  qrCode?: string;
  timeout_minutes?: number;
}

const TransferExtrasStruct: Describe<TransferExtras> = type({
  qrCode: optional(string()),
  timeout_minutes: optional(number()),
});

/** What a transfer is made with. */
export interface Transfer {
  card: Card | null;
  requisites: readonly Requisite[];
  qrCode: string;
  timeoutMs: number | null;
  deadlineMs: number | null;
}

/** What the server made of the deposit, for the player to pay to (DEP-12). */
export function readTransfer({
  answer,
  createdAt,
}: Pick<TransactionState, 'answer' | 'createdAt'>): Transfer {
  const data = answer?.data;
  const checked = checkAnswer(data ?? {}, TransferExtrasStruct);
  const { qrCode = '', timeout_minutes } = checked.ok ? checked.value : {};
  const timeoutMs = timeout_minutes !== undefined && timeout_minutes > 0 ? timeout_minutes * MINUTE_MS : null;
  const startMs = new Date(createdAt ?? '').getTime();
  const deadlineMs = timeoutMs !== null && Number.isFinite(startMs) ? startMs + timeoutMs : null;
  return { card: data?.card ?? null, requisites: data?.requisites ?? [], qrCode, timeoutMs, deadlineMs };
}

export const isTransferEmpty = ({ card, requisites, qrCode }: Transfer): boolean =>
  card === null && requisites.length === 0 && qrCode === '';

/** What a machine at a counter reads: the first code among the lines that can be copied. */
export function paymentCode({ requisites }: Transfer): string | null {
  const line = requisites.find(({ isCopyable, value }) => isCopyable && /^[A-Z\d-]{6,48}$/i.test(value));
  return line?.value ?? null;
}
