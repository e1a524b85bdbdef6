import { withoutFields } from '../domain/field/withoutFields';
import { isRecord } from '../lib/isRecord';

interface Refusal {
  message: string;
  code?: string;
}

/** The message and code of a refused answer to what was sent; a body without them speaks by its status. */
export function readRefusal(body: unknown, status: number, sent?: unknown): Refusal {
  const { message, code } = isRecord(body) ? body : {};
  return {
    message: typeof message === 'string' && message.trim() ? withoutFields(message, sent) : `HTTP ${status}`,
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
  };
}
