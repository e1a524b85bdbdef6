import { readRecord } from '../lib/readRecord';
import type { CashierSnapshot } from './CashierSnapshot';
import type { FunnelStep } from './FunnelStep';
import type { HeldStep } from './HoldEvent';

/**
 * Every message between the widget and its host (contract.md, "Messages from and to the host").
 *
 *   host                         widget
 *     | <-------- Loaded ---------- |   announced until answered
 *     | -- loaded {payload} ------> |   parent data and user
 *     | -- bonus-list-updated ----> |
 *     | -- close, back -----------> |
 *     | -- answer {id} -----------> |   to onHold
 *     | <-------- on… ------------- |   only to the origin that answered
 */

/** Fields of each message to the host, by `messageType`. `null`: the message has none. */
export interface OutgoingMessages {
  /** The widget has started and is listening. In an iframe it waits for the host's answer. */
  Loaded: { version: string };
  /** The first page is on the screen: the methods, or why there are none. Once; `milliseconds` since the start. */
  onFullLoaded: { milliseconds: number };
  /** The app is running, on this page. */
  onInit: { page: 'deposit' | 'withdrawal' };
  /** The widget could not start; the player sees a reason and a button to try again. */
  onInitError: { message: string };
  /** The player or the host has closed the cashier: take it away. */
  onClose: null;
  /** The server has made a deposit or a withdrawal. Amount in major units. */
  onCreateTransaction: {
    depositId?: string;
    withdrawalId?: string;
    paymentMethod: string;
    amount: number;
    currency: string;
  };
  /** A redirect-only method: the host must open this address. */
  onExternalRedirectEvent: { url: string; method: 'GET' | 'POST'; data: Record<string, unknown> };
  /** A native app must open this address in the browser. */
  openExtBrowser: { url: string; method: 'GET' | 'POST'; data: Record<string, unknown> };
  /** The server has refused the token: set a new one. The player stays where they are. */
  onTokenExpired: null;
  /** Whether the server has accepted a creating call; `name` is that call. */
  Metric: { name: string; status: 'ok' | 'fail'; paymentMethod?: string };
  /** Something went wrong, whether or not the player sees it. Never carries personal data. */
  Error: { message: string; code?: string; status?: number; url?: string; field?: string; stack?: string };
  /** The player was shown this error; `reference` is what they can quote, in a notification its first eight characters. */
  onDisplayError: { message: string; code?: string; reference: string };
  /** A call to the server has ended, after so many milliseconds. */
  onRequest: { path: string; transport: 'http' | 'socket'; milliseconds: number };
  /** A call that moves no money is being repeated. */
  onRequestRetry: { path: string; transport: 'http' | 'socket'; attempt: number };
  /** The answer to a peer-to-peer deposit lacks what is needed to pay it. */
  onInvalidP2PResponse: { reason: 'invalid-response' };
  /** For analytics, a press of the main button: `deposit_submit`, `withdrawal_submit` or `invalid-format`. */
  onAnalyticsEvent: { name: string } & Record<string, string | number>;
  /** The socket was lost and is connecting again. */
  onSocketReconnectAttempt: { attempt: number };
  /** The socket has connected for the first time. */
  onSocketInit: null;
  /** The player is on another screen. */
  onRoute: { path: string };
  /** The player asks for support about a deposit. */
  onSupport: { paymentMethod: string; depositId?: string };
  /** A native app, also one around a frame, must put this text on the clipboard. */
  copyToBuffer: { text: string };
  /** The height of the content in a frame, in CSS pixels. */
  onResize: { height: number };
  /** The whole `state`, whenever a part of it has changed. */
  onStateChange: CashierSnapshot;
  /** One entry of the analytics stream. */
  onFunnel: FunnelStep;
  /** A step named in `hostHolds`; it waits for an `answer` with this id. */
  onHold: { id: string } & HeldStep;
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
  onHold: null,
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

/** Payload of each message from the host, by `type`. `null`: the message has none. */
export interface IncomingMessages {
  /**
   * In an iframe only: the answer to Loaded, with the parent data and the user. A later one changes the
   * fields that it names.
   */
  loaded: unknown;
  /** The player's bonuses have changed: the new list. */
  'bonus-list-updated': unknown;
  /** Runs the close flow. */
  close: null;
  /** Goes to the previous page, or runs the close flow on the first one. */
  back: null;
  /**
   * The answer to onHold: its `id`, `isAccepted` (only `true` lets the step go on) and a `reason` that the
   * player reads.
   */
  answer: unknown;
}

/** What a host may say. */
export type IncomingMessage = {
  [T in keyof IncomingMessages]: { type: T } & (IncomingMessages[T] extends null
    ? unknown
    : { payload: IncomingMessages[T] });
}[keyof IncomingMessages];

/** A record by type, so that none can be forgotten. */
const INCOMING_TYPES: Readonly<Record<keyof IncomingMessages, null>> = {
  loaded: null,
  'bonus-list-updated': null,
  close: null,
  back: null,
  answer: null,
};

/** Reads a host message from JSON text or an object of the same shape; anything else is `null`. */
export function readIncoming(data: unknown): IncomingMessage | null {
  const value = readRecord(data);
  if (!value || !Object.hasOwn(value, 'type')) return null;
  const { type, payload } = value;
  if (typeof type !== 'string' || !Object.hasOwn(INCOMING_TYPES, type)) return null;
  return { type, payload } as IncomingMessage;
}
