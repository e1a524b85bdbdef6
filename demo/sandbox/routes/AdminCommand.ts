import type { RouterOptions } from './Route';

export interface AdminCall extends RouterOptions {
  id: string;
  body: Record<string, unknown>;
  query: URLSearchParams;
}

export interface AdminResult {
  status?: number;
  body: unknown;
}

export interface AdminCommand {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  run: (call: AdminCall) => AdminResult;
}

export const wrong = (message: string): AdminResult => ({ status: 422, body: { message } });
