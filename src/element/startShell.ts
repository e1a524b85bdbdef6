import { messages as english } from '#generated/englishFirst';
import { paintList } from '../early/paintList';
import { warmUp } from '../early/warmUp';
import type { CashierFailure, CashierSnapshot, SeenFacts, StateMirror } from '../host/CashierSnapshot';
import { chooseMode, type HostMode } from '../host/chooseMode';
import type { HostAdapter, HostListener } from '../host/HostAdapter';
import {
  defaultParentData,
  PARENT_FIELDS,
  type ParentData,
  type ParentField,
  readField,
  readParentData,
} from '../host/parentData';
import type { OutgoingMessage } from '../host/protocol';
import { createSessionStore } from '../host/SessionStore';
import { readTokenCookie } from '../host/tokenCookie';
import { afterPaint } from '../lib/afterPaint';
import { madeFormats } from '../lib/intlFormats';
import { INCORRECT_HOST_DATA } from '../spec/messages';
import type { CashierApp, MountCashier } from '../state/CashierHandle';
import type { Transport } from '../transport/Transport';
import { createLook } from './createLook';
import { createTokenWait, type TokenWait } from './createTokenWait';
import { emitMessage } from './emitMessage';
import { openHost } from './openHost';
import { openTransport } from './openTransport';
import { resolveUser } from './resolveUser';
import { sendEarlyRequests } from './sendEarlyRequests';
import { showStartFailure } from './showStartFailure';
import { startState } from './startState';
import { takePreloaded } from './takePreloaded';
import { takeQueryLocale } from './takeQueryLocale';
import { transportSettings } from './transportSettings';

interface StartShellOptions {
  element: HTMLElement;
  root: ShadowRoot;
  version: string;
  /** What attributes and properties have said so far. */
  given: Partial<ParentData>;
  /** Attributes and properties that were malformed. */
  problems: ParentField[];
}

/** One widget from its connection to its removal: handshake, first request, app. */
export interface Shell {
  readonly parent: ParentData;
  readonly mode: HostMode;
  state(): CashierSnapshot;
  error(): CashierFailure | null;
  seen(): SeenFacts | null;
  update(changes: Partial<ParentData>): void;
  reportField(field: ParentField): void;
  back(): void;
  close(): void;
  /** The shadow root now belongs to another document. */
  readopt(): void;
  dispose(): void;
}

/** More than a start can say; nobody may ever listen. */
const MOST_UNHEARD = 50;

export function startShell({ element, root, version, given, problems }: StartShellOptions): Shell {
  const { defaultView: view } = element.ownerDocument;
  const window = view ?? globalThis.window;
  const startedAt = performance.now();
  const parent: ParentData = { ...defaultParentData(), ...given };
  const session = createSessionStore(() => window.sessionStorage);
  const hasParentData = Object.keys(given).some(field => PARENT_FIELDS[field as ParentField].choosesElement);
  const mode = chooseMode({ mode: parent.mode, hasParentData, window, config: parent.config });
  const look = createLook({ root, parent, mode });
  let removeSkeleton = look.paintSkeleton();
  let stopEarly = () => {};
  let app: CashierApp | null = null;
  let mirror: StateMirror | null = null;
  let failure: CashierFailure | null = null;
  /** Opened before the app has loaded, which takes it over. */
  let first: Transport | null = null;
  let tokenWait: TokenWait | null = null;
  let isDisposed = false;
  let refusedToken: string | null = null;
  let transportGiven = given.transport;
  /** What the host has set since the user was read: the app is made without it. */
  let missed: Partial<ParentData> = {};

  const listener: HostListener = {
    onBonusList: list => applyField('bonusList', list),
    onClose: () => close(),
    onBack: () => back(),
    onLateData: data => update(readHandover(data)),
    onProblem: (message, field) => report(message, field),
  };
  /** Every name of what was handed over, also those that are no field. */
  const handed = new Set<string>();
  const listeners = new Set<(message: OutgoingMessage) => void>();
  /** Messages from before anybody listened. */
  const unheard: OutgoingMessage[] = [];
  const opening = openHost({ mode, window, version, parent, listener });
  /** Messages from before the way to the host was there. */
  const held: OutgoingMessage[] = [];
  let host: HostAdapter | null = null;

  function send(message: OutgoingMessage): void {
    if (isDisposed) return;
    if (message.messageType === 'onTokenExpired') refusedToken = currentToken();
    mirror?.hear(message);
    emitMessage(element, message);
    for (const listener of listeners) listener(message);
    if (listeners.size === 0 && unheard.length < MOST_UNHEARD) unheard.push(message);
    if (host) host.send(message);
    else held.push(message);
  }

  const report = (message: string, field?: string) =>
    send({ messageType: 'Error', message, ...(field !== undefined && { field }) });
  const reportField = (field: ParentField) => report(`${INCORRECT_HOST_DATA}: ${field}`, field);

  function readHandover(data: Record<string, unknown>): Partial<ParentData> {
    for (const name of Object.keys(data)) handed.add(name);
    return readParentData(data, reportField);
  }

  function applyField(field: ParentField, value: unknown): void {
    const result = readField(field, value);
    if (result.ok) update({ [field]: result.value });
    else reportField(field);
  }

  function update(changes: Partial<ParentData>): void {
    if (changes.transport) transportGiven = changes.transport;
    Object.assign(parent, changes);
    tokenWait?.check();
    if (app) app.update(changes);
    else Object.assign(missed, changes);
  }

  const currentToken = () => parent.token || String(parent.user?.token ?? '');
  const hasToken = () => currentToken() !== '';

  function close(): void {
    send({ messageType: 'onClose' });
  }

  const back = (): void => (app ? app.back() : close());

  async function start(): Promise<void> {
    // Attributes and properties set right after the insertion still belong to the start.
    await Promise.resolve();
    for (const field of problems) reportField(field);
    const queryLocale = mode === 'element' ? '' : takeQueryLocale(window);
    emitMessage(element, { messageType: 'Loaded', version });
    const mounting = import('../app/mountCashier');
    mounting.catch(() => {});
    host = await opening;
    for (const message of held.splice(0)) host.send(message);
    const data = await host.start();
    if (mode === 'element' && !hasToken()) {
      tokenWait = createTokenWait({ document: element.ownerDocument, hasToken });
      await tokenWait.untilPageIsRead();
    }
    if (isDisposed) return;
    if (data) Object.assign(parent, readHandover(data));
    look.refresh();
    if (data && Object.hasOwn(data, 'transport')) transportGiven = parent.transport;
    parent.locale ||= queryLocale;
    parent.transport = transportGiven ?? session.transport() ?? 'socket';
    missed = {};
    const user = resolveUser({
      host: parent.user,
      stored: mode === 'element' ? null : session.user(),
      locale: parent.locale,
      windowWidthPx: window.innerWidth,
    });
    if (mode !== 'element') session.setUser(user);
    const ownToken = mode === 'element' ? '' : readTokenCookie(window.document);
    const settings = transportSettings(parent, user, ownToken);
    const connect = () => {
      const opened = openTransport({ kind: parent.transport, settings, send });
      return tokenWait ? tokenWait.wrap(opened) : opened;
    };
    first = connect();
    const bank = () => `${parent.transport} ${parent.host}`;
    const firstBank = bank();
    let listPainted: Promise<void> | null = null;
    const onAnswer = (answer: unknown) => {
      if (app || isDisposed || failure) return;
      const list = paintList({ root, parent, user, theme: look.theme(), answer, onClose: close });
      if (!list) return;
      listPainted = afterPaint();
      removeSkeleton();
      removeSkeleton = () => list.handOver(root);
      stopEarly = list.dispose;
    };
    const early = sendEarlyRequests({
      transport: first,
      parent,
      user,
      preloaded: data => takePreloaded(window, { host: parent.host, token: settings.token(), data }),
      onAnswer,
    });
    warmUp(parent, user);
    const { mountCashier }: { mountCashier: MountCashier } = await mounting;
    // React's first work does not stand before the list's own paint.
    await listPainted;
    if (isDisposed) return;
    // The host named another bank meanwhile: what this one answers is not asked for.
    const isMoved = bank() !== firstBank;
    if (isMoved) {
      first.close();
      first = null;
    }
    app = mountCashier({
      root,
      element,
      version,
      mode,
      parent,
      user,
      session,
      startedAt,
      send,
      ask: step => host?.ask?.(step),
      handed,
      onMessage: heard => {
        listeners.add(heard);
        for (const message of unheard) heard(message);
        return () => listeners.delete(heard);
      },
      setMirror: made => {
        mirror = made;
      },
      fail,
      isTokenRenewed: () => refusedToken !== null && refusedToken !== currentToken(),
      close,
      removeSkeleton: () => removeSkeleton(),
      openTransport: () => {
        const transport = first ?? connect();
        first = null;
        return transport;
      },
      takeEarly: isMoved ? () => undefined : early.take,
      isListPainted: listPainted !== null,
      english,
      formats: madeFormats(),
    });
    if (Object.keys(missed).length > 0) app.update(missed);
  }

  function fail(error: unknown): void {
    if (isDisposed || failure) return;
    const message = error instanceof Error ? error.message : String(error);
    app?.dispose();
    app = mirror = null;
    failure = { message };
    send({ messageType: 'onInitError', message });
    stopEarly();
    removeSkeleton();
    removeSkeleton = showStartFailure({
      root,
      theme: look.theme(),
      onRetry: () => {
        first?.close();
        first = failure = null;
        removeSkeleton();
        removeSkeleton = look.paintSkeleton();
        begin();
      },
    });
  }

  function begin(): void {
    start().catch(fail);
  }
  begin();

  return {
    parent,
    mode,
    state: () => mirror?.state() ?? startState(parent.page, failure),
    error: () => failure ?? mirror?.error() ?? null,
    seen: () => mirror?.seen() ?? null,
    update,
    reportField,
    back,
    close,
    readopt: () => app?.readopt(),
    dispose: () => {
      app?.dispose();
      first?.close();
      tokenWait?.dispose();
      isDisposed = true;
      stopEarly();
      opening.then(opened => opened.dispose()).catch(() => {});
      removeSkeleton();
      root.replaceChildren();
    },
  };
}
