import { isRecord } from '../lib/isRecord';
import type { Reply } from './Server';

/** Whether a refusal says something, which a router's own 404 does not. */
export const hasMessage = ({ body }: Reply): boolean =>
  isRecord(body) && typeof body.message === 'string' && body.message !== '';
