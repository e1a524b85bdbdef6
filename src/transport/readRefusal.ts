import { withoutFields } from '../domain/field/withoutFields';
import { isRecord } from '../lib/isRecord';

interface Refusal {
  message: string;
  code?: string;
}

/**
 * Message and code of a refusal, without what the player typed (`sent`). Without a message it is 'HTTP' and
 * the status; '' is no code.
 */
export function readRefusal(body: unknown, status: number, sent?: unknown): Refusal {
  const { message, code } = isRecord(body) ? body : {};
  const hasCode = typeof code === 'number' || (typeof code === 'string' && code !== '');
  return {
    message: typeof message === 'string' && message.trim() ? withoutFields(message, sent) : `HTTP ${status}`,
    ...(hasCode && { code: String(code) }),
  };
}
