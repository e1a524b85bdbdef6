import { isRecord } from '../lib/isRecord';

/** Section 8's words, and Safari's and Node's own for the same. */
const NETWORK_WORDS =
  /NetworkError|Failed to fetch|ECONNRESET|ECONNREFUSED|ENOTFOUND|timeout|Load failed|ETIMEDOUT/i;

/** ERR-02: no answer came. An error with an HTTP status is an answer. */
export function isNetworkError(error: unknown): boolean {
  if (typeof error === 'string') return NETWORK_WORDS.test(error);
  if (!isRecord(error) || typeof error['status'] === 'number') return false;
  const cause = error['cause'];
  const words = [error['name'], error['message'], error['code'], isRecord(cause) ? cause['code'] : ''];
  return words.some(word => typeof word === 'string' && NETWORK_WORDS.test(word));
}
