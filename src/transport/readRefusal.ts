import { withoutFields } from '../domain/field/withoutFields';
import { isRecord } from '../lib/isRecord';

interface Refusal {
  message: string;
  code?: string;
}

/** The message and code of a refused answer to what was sent; a body without them speaks by its status. No code is ''. */
export function readRefusal(body: unknown, status: number, sent?: unknown): Refusal {
  const { message, code } = isRecord(body) ? body : {};
  const hasCode = typeof code === 'number' || (typeof code === 'string' && code !== '');
  return {
    message: typeof message === 'string' && message.trim() ? withoutFields(message, sent) : `HTTP ${status}`,
    ...(hasCode && { code: String(code) }),
  };
}
