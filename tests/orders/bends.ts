import { isRecord } from '../../src/lib/isRecord';
import type { Bend } from './createWire';

/** A bank that tells no steps, and of a code and a list the least. */
export const terse: Bend = ({ path }, answer) => {
  const { status, body } = answer;
  if (status !== 200) return answer;
  if (path === 'withdrawal-list' && Array.isArray(body))
    return {
      ...answer,
      body: body.map(one => {
        const { isCancellable: _, ...rest } = one as Record<string, never>;
        return rest;
      }),
    };
  if (!isRecord(body)) return answer;
  const { steps: _, confirmation, ...rest } = body as Record<string, never>;
  return { ...answer, body: { ...rest, ...(confirmation ? { confirmation: { type: 'code' } } : {}) } };
};

const WORDS: Readonly<Record<string, string | number>> = {
  waiting: 'pending',
  accepted: 'in_review',
  CANCELED: 'cancelled',
  processed: 1,
  mistaked: 2,
};

/** A bank with words and an order of its own. */
export const odd: Bend = ({ path }, answer) => {
  const { status, body } = answer;
  const worded = <Body>(one: Body): Body =>
    isRecord(one) && typeof one['status'] === 'string'
      ? { ...one, status: WORDS[one['status']] ?? one['status'] }
      : one;
  if (status !== 200 || !path.startsWith('withdrawal')) return answer;
  if (Array.isArray(body)) return { ...answer, body: body.map(worded) };
  if (!isRecord(body)) return answer;
  const steps = body['steps'];
  return {
    ...answer,
    body: { ...worded(body), ...(Array.isArray(steps) && { steps: [...steps].reverse() }) },
  };
};

/** A bank that does not name what it has made. */
export const unnamed: Bend = ({ path }, { body, ...answer }) => {
  const made =
    path === 'deposit-create' && isRecord(body) && isRecord(body['apiResponse']) && body['apiResponse'];
  if (!made || made['isFieldsRequired']) return { ...answer, body };
  const { depositId: _, ...rest } = made;
  return { ...answer, body: { apiResponse: { ...rest, isFieldsRequired: false } } };
};

/** A bank that does not know what a request's id is. */
export const unknowing: Bend = ({ path, data }, answer) =>
  path === 'deposit-status' && data['depositId'] === undefined ? { status: 404, body: {} } : answer;

/** A bank with words of its own for what goes on. */
export const wordy: Bend = (_, { body, ...answer }) => {
  const word = isRecord(body) && { waiting: 'PENDING', accepted: 'IN_REVIEW' }[String(body['status'])];
  return { ...answer, body: word && isRecord(body) ? { ...body, status: word } : body };
};

/** A P2P bank that repeats nothing of what was asked for, and has words of its own for an open invoice. */
export const terseInvoices: Bend = ({ path }, { body, ...answer }) => {
  if (!/^deposit-(check|create-p2p)$/.test(path) || !isRecord(body)) return { ...answer, body };
  const { passedAmount: _, passedCurrency: __, ...rest } = body as Record<string, never>;
  return { ...answer, body: { ...rest, ...(rest['status'] === 'waiting' && { status: 'NEW' }) } };
};
