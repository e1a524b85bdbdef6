import type { CashierFailure, CashierSnapshot } from '../host/CashierSnapshot';
import type { HostMode } from '../host/chooseMode';
import type { UserKeeper } from '../host/createUserKeeper';
import type { HostAdapter } from '../host/HostAdapter';
import type { HostUser, ParentData } from '../host/parentData';
import type { OutgoingMessage } from '../host/protocol';
import type { SessionStore } from '../host/SessionStore';
import type { IntlFormats } from '../lib/intlFormats';
import type { Violation } from '../lib/watchViolations';
import type { Platform } from '../spec/defaults';
import type { Transport } from '../transport/Transport';
import type { PopUps } from './createDepositState';

/** The user as the first request saw it: the host's values over the stored ones over the defaults. */
export interface StartUser extends HostUser {
  currency: string;
  country: string;
  paymentGeo: string;
  platform: Platform;
  lang: string;
  widgetViewType: string;
}

/** What the element's shell hands to the app: both are bundles of their own and share nothing else. */
export interface CashierHandle {
  /** The widget's shadow root, with the skeleton in it. */
  root: ShadowRoot;
  element: HTMLElement;
  version: string;
  mode: HostMode;
  /** What calls go by: the host's last word, except what waits for the end of a payment, and what the server has said. */
  parent: ParentData;
  /** What the host has said by now. */
  keeper: UserKeeper;
  user: StartUser;
  session: SessionStore;
  /** `performance.now()` when the element was first connected. */
  startedAt: number;
  /** The shell has painted the methods already: the app must come with its list, not with a skeleton. */
  isListPainted: boolean;
  /** The compiled English texts of the first screen: the shell has drawn with them. */
  english: unknown;
  /** Formatters that the shell has made already: the engine loads their language data slowly. */
  formats: IntlFormats;
  /** Called once the app has painted: what the shell has painted goes, and what was done on it is handed over. */
  handOver(): void;
  send(message: OutgoingMessage): void;
  /** The way to the host, once it is open. */
  host(): HostAdapter | null;
  /** Every name that a frame's host or a native app has handed over so far, unknown ones included. */
  handed: ReadonlySet<string>;
  /** Calls the listener with every message that is sent, and first with those sent so far. */
  onMessage(listener: (message: OutgoingMessage) => void): () => void;
  /** From now on `element.state` and `element.error` are read from this mirror. */
  setMirror(mirror: StateMirror): void;
  /** The app cannot go on: the player sees a reason and a button to load it again. */
  fail(error: unknown): void;
  /** Whether the host has set another token since one was refused: the player need not be told of the old one. */
  isTokenRenewed(): boolean;
  /** Runs the host's close flow, as the close button does. */
  close(): void;
  /** Opens a connection with the settings of this moment; the caller closes it. */
  openTransport(): Transport;
  /** The answer to a request that the shell sent before the app had loaded; each is handed out once. */
  takeEarly(path: string, data: unknown): Promise<unknown> | undefined;
}

/** The state of a running app, kept up to date before each message leaves. */
export interface StateMirror {
  /** Called with each message before its event fires. */
  hear(message: OutgoingMessage): void;
  state(): CashierSnapshot;
  error(): CashierFailure | null;
  /** What only a running widget has seen, for diagnose(). */
  seen(): SeenFacts;
}

export interface SeenFacts {
  popUps: PopUps;
  /** Content security policy violations of the page since the widget started. */
  cspViolations: readonly Violation[];
  lang: string;
}

/** The running app, as the shell sees it. */
export interface CashierApp {
  update(changes: Partial<ParentData>): void;
  back(): void;
  /** The shadow root now belongs to another document. */
  readopt(): void;
  dispose(): void;
}

export type MountCashier = (handle: CashierHandle) => CashierApp;
