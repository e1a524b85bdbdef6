import { readRecord } from '../lib/readRecord';
import { readRefusal } from './readRefusal';
import { TransportError } from './TransportError';

/** A message as an object; some servers send it as JSON text. */
export const readSocketMessage = (raw: unknown): Record<string, unknown> => readRecord(raw) ?? {};

/** A message's status; one that is left out is 200, one that is no number NaN. */
export const socketStatus = ({ status }: Record<string, unknown>): number =>
  Number.parseFloat(String(status ?? 200));

/** Statuses under 100, 2xx and above 600 are successes (section 8). */
export const isSocketSuccess = (status: number): boolean =>
  status < 100 || (status >= 200 && status < 300) || status > 600;

/** The failure that an answer stands for, or `null` if it is a success. */
export function socketFailure(
  message: Record<string, unknown>,
  sent: { data: unknown; token: string },
): TransportError | null {
  const status = socketStatus(message);
  if (isSocketSuccess(status)) return null;
  // A status that cannot be read says neither yes nor no: the outcome is unknown.
  if (Number.isNaN(status)) return new TransportError('the status is not readable', { kind: 'broken' });
  const refusal = readRefusal(message.data, status, sent.data, sent.token);
  return new TransportError(refusal.message, { kind: 'refused', status, ...refusal });
}
