import { withoutFields } from '../domain/field/withoutFields';
import { isRecord } from '../lib/isRecord';

interface Refusal {
  message: string;
  code?: string;
}

/**
 * Message and code of a refusal, without what the player typed (`sent`) and without their token. Without a message it
 * is 'HTTP' and the status; '' is no code.
 */
export function readRefusal(body: unknown, status: number, sent?: unknown, token?: string): Refusal {
  const { message, code } = isRecord(body) ? body : {};
  const hasCode = typeof code === 'number' || (typeof code === 'string' && code !== '');
  return {
    message:
      typeof message === 'string' && message.trim() ? withoutFields(message, sent, token) : `HTTP ${status}`,
    ...(hasCode && { code: String(code) }),
  };
}
