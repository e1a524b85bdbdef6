import type { CashierSnapshot } from './CashierSnapshot';
import type { FunnelStep } from './FunnelStep';

/**
 * Every message between the widget and its host (contract.md, "Messages from and to the host").
 *
 *   host                         widget
 *     | <-------- Loaded ---------- |   announced until answered
 *     | -- loaded {payload} ------> |   parent data and user
 *     | -- bonus-list-updated ----> |
 *     | -- close, back -----------> |
 *     | <-------- on… ------------- |   only to the origin that answered
 */

/** Fields of each message to the host, by `messageType`. `null`: the message has none. */
export interface OutgoingMessages {
  Loaded: { version: string };
  onFullLoaded: { milliseconds: number };
  onInit: { page: 'deposit' | 'withdrawal' };
  onInitError: { message: string };
  onClose: null;
  onCreateTransaction: {
    depositId?: string;
    withdrawalId?: string;
    paymentMethod: string;
    amount: number;
    currency: string;
  };
  onExternalRedirectEvent: { url: string; method: 'GET' | 'POST'; data: Record<string, unknown> };
  openExtBrowser: { url: string; method: 'GET' | 'POST'; data: Record<string, unknown> };
  onTokenExpired: null;
  Metric: { name: string; status: 'ok' | 'fail'; paymentMethod?: string };
  Error: { message: string; code?: string; status?: number; url?: string; field?: string; stack?: string };
  onDisplayError: { message: string; code?: string; reference: string };
  onRequest: { path: string; transport: 'http' | 'socket'; milliseconds: number };
  onRequestRetry: { path: string; transport: 'http' | 'socket'; attempt: number };
  onInvalidP2PResponse: { reason: 'invalid-response' };
  onAnalyticsEvent: { name: string } & Record<string, string | number>;
  onSocketReconnectAttempt: { attempt: number };
  onSocketInit: null;
  onRoute: { path: string };
  onSupport: { paymentMethod: string; depositId?: string };
  copyToBuffer: { text: string };
  onResize: { height: number };
  /** Beyond the specification: the whole state, whenever a part of it has changed. */
  onStateChange: CashierSnapshot;
  /** Beyond the specification: one entry of the analytics stream. */
  onFunnel: FunnelStep;
}

export type MessageType = keyof OutgoingMessages;

/** A message to the host: its type and its fields side by side. */
export type OutgoingMessage = {
  [T in MessageType]: { messageType: T } & (OutgoingMessages[T] extends null ? unknown : OutgoingMessages[T]);
}[MessageType];

export type MessageOf<T extends MessageType> = Extract<OutgoingMessage, { messageType: T }>;

/** DOM event name of each message; `null` where a message is never a DOM event. */
export const DOM_EVENTS = {
  Loaded: 'loaded',
  onFullLoaded: 'full-loaded',
  onInit: 'init',
  onInitError: 'init-error',
  onClose: 'close',
  onCreateTransaction: 'create-transaction',
  onExternalRedirectEvent: 'external-redirect-event',
  openExtBrowser: 'open-ext-browser',
  onTokenExpired: 'token-expired',
  Metric: 'metric',
  Error: 'error-report',
  onDisplayError: 'display-error',
  onRequest: 'request',
  onRequestRetry: 'request-retry',
  onInvalidP2PResponse: 'invalid-p2p-response',
  onAnalyticsEvent: 'analytics-event',
  onSocketReconnectAttempt: 'socket-reconnect-attempt',
  onSocketInit: 'socket-init',
  onRoute: 'route',
  onSupport: 'support',
  copyToBuffer: null,
  onResize: null,
  onStateChange: 'state-change',
  onFunnel: 'funnel',
} as const;

/** Messages that may reach an opaque origin ('null') as '*': they carry no user data (HOST-07). */
export const PUBLIC_MESSAGES: ReadonlySet<MessageType> = new Set<MessageType>([
  'Loaded',
  'onFullLoaded',
  'onInit',
  'onClose',
  'onTokenExpired',
  'onResize',
  'onSocketInit',
  'onSocketReconnectAttempt',
]);

/** What a host may say after the handshake. */
export type IncomingMessage =
  | { type: 'loaded'; payload: unknown }
  | { type: 'bonus-list-updated'; payload: unknown }
  | { type: 'close' }
  | { type: 'back' };

const INCOMING_TYPES: ReadonlySet<string> = new Set(['loaded', 'bonus-list-updated', 'close', 'back']);

/** Reads a host message from JSON text or an object of the same shape; anything else is `null`. */
export function readIncoming(data: unknown): IncomingMessage | null {
  const value = typeof data === 'string' ? parseJson(data) : data;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'type')) return null;
  const { type, payload } = value as { type: unknown; payload?: unknown };
  if (typeof type !== 'string' || !INCOMING_TYPES.has(type)) return null;
  return { type, payload } as IncomingMessage;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
