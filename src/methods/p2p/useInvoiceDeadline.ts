import { type Deadline, deadlineAt } from '../../domain/time/deadlineOf';
import { useNow } from '../../flows/shared/time/useNow';
import { useTimeNews } from '../../flows/shared/time/useTimeNews';
import type { P2PInvoice } from './p2pOf';

/** P2P-04: the time left to pay an invoice, announced when it gets short. */
export function useInvoiceDeadline({
  startMs,
  deadlineMs,
}: Pick<P2PInvoice, 'startMs' | 'deadlineMs'>): Deadline {
  const deadline = deadlineAt(deadlineMs, deadlineMs - startMs, useNow(true));
  useTimeNews(deadline.leftMs);
  return deadline;
}
