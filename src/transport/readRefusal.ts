import { isRecord } from '../lib/isRecord';

interface Refusal {
  message: string;
  code?: string;
}

/** The message and code of a refused answer; a body without them speaks by its status. */
export function readRefusal(body: unknown, status: number): Refusal {
  const { message, code } = isRecord(body) ? body : {};
  return {
    message: typeof message === 'string' && message !== '' ? message : `HTTP ${status}`,
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
  };
}
