import { messages as english } from '#generated/englishFirst';
import { tokenOf } from '../domain/player/tokenOf';
import { warmUp } from '../early/warmUp';
import type { CashierFailure, CashierSnapshot } from '../host/CashierSnapshot';
import { chooseMode, type HostMode } from '../host/chooseMode';
import { PARENT_FIELDS, type ParentData, type ParentField } from '../host/parentData';
import type { OutgoingMessage } from '../host/protocol';
import { createSessionStore } from '../host/SessionStore';
import { readTokenCookie } from '../host/tokenCookie';
import { madeFormats } from '../lib/intlFormats';
import { messageOf } from '../lib/messageOf';
import { INCORRECT_HOST_DATA } from '../spec/messages';
import type {
  CashierApp,
  CashierHandle,
  MountCashier,
  SeenFacts,
  StartUser,
  StateMirror,
} from '../state/CashierHandle';
import { createCover } from './createCover';
import { createFirstConnection, type FirstConnection } from './createFirstConnection';
import { createHandshake } from './createHandshake';
import { createOutbox } from './createOutbox';
import { createParentData } from './createParentData';
import { createTokenExpiry } from './createTokenExpiry';
import { createTokenWait, type TokenWait } from './createTokenWait';
import { emitMessage } from './emitMessage';
import { openTransport } from './openTransport';
import { startState } from './startState';
import { takePreloaded } from './takePreloaded';
import { takeQueryLocale } from './takeQueryLocale';
import { transportSettings } from './transportSettings';

interface StartShellOptions {
  element: HTMLElement;
  root: ShadowRoot;
  version: string;
  /** What attributes and properties have set so far. */
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
  /** Returns whether the app is running: until then a first `userId` is that of the user who is there. */
  update(changes: Partial<ParentData>): boolean;
  reportField(field: ParentField): void;
  back(): void;
  close(): void;
  /** To be called when the shadow root has moved to another document. */
  readopt(): void;
  dispose(): void;
}

export function startShell({ element, root, version, given, problems }: StartShellOptions): Shell {
  const { ownerDocument: document } = element;
  const window = document.defaultView ?? globalThis.window;
  const startedAt = performance.now();
  const session = createSessionStore(() => window.sessionStorage);
  const data = createParentData({ given, session, onProblem: reportField });
  const { parent } = data;
  const hasParentData = Object.keys(given).some(field => PARENT_FIELDS[field as ParentField].choosesElement);
  const mode = chooseMode({ mode: parent.mode, hasParentData, window, config: parent.config });
  const isElement = mode === 'element';
  const cover = createCover({ root, parent, mode });
  const outbox = createOutbox(element);
  let first: FirstConnection | null = null;
  let tokenWait: TokenWait | null = null;
  let app: CashierApp | null = null;
  let mirror: StateMirror | null = null;
  let failure: CashierFailure | null = null;
  /** Gone from the address by the time a start is tried again. */
  let queryLocale = '';
  let isDisposed = false;

  const ownToken = isElement ? '' : readTokenCookie(document);
  const token = () => tokenOf(parent, ownToken);
  const expiry = createTokenExpiry({ token, onExpired: () => send({ messageType: 'onTokenExpired' }) });

  function send(message: OutgoingMessage): void {
    if (isDisposed) return;
    mirror?.hear(message);
    outbox.send(message);
  }

  const report = (message: string, field?: string) =>
    send({ messageType: 'Error', message, ...(field && { field }) });
  function reportField(field: ParentField): void {
    report(`${INCORRECT_HOST_DATA}: ${field}`, field);
  }
  const close = (): void => send({ messageType: 'onClose' });
  const back = (): void => (app ? app.back() : close());

  function update(changes: Partial<ParentData>): boolean {
    data.keeper.give(changes, !app);
    if (app) app.update(changes);
    else if (!failure && first?.isOutdated()) cover.showSkeleton();
    tokenWait?.check();
    return app !== null;
  }

  const handshake = createHandshake({
    mode,
    window,
    version,
    parent,
    listener: {
      onBonusList: bonusList => update(data.read({ bonusList })),
      onClose: close,
      onBack: back,
      onLateData: late => update(data.read(late)),
      onProblem: report,
    },
    onOpen: outbox.connect,
    onHandover: given => data.keeper.give(data.read(given)),
  });

  function readUser(isStarting?: boolean): StartUser {
    cover.refresh();
    return data.readUser(!isElement, window, isStarting);
  }

  function askFirst(user: StartUser): FirstConnection {
    const settings = transportSettings(parent, user, token);
    return createFirstConnection({
      parent,
      user,
      connect: () => {
        const kind = parent.transport;
        const opened = openTransport({ kind, settings, send, onTokenRefused: expiry.refuse });
        return tokenWait ? tokenWait.wrap(opened) : opened;
      },
      preloaded: data => takePreloaded(window, { host: parent.host, token: token(), data }),
      onAnswer: answer => {
        if (!app && !isDisposed && !failure) cover.showList(user, answer, close);
      },
    });
  }

  const handleOf = (user: StartUser, connection: FirstConnection): CashierHandle => ({
    root,
    element,
    version,
    mode,
    parent,
    keeper: data.keeper,
    user,
    session,
    startedAt,
    send,
    host: handshake.host,
    handed: data.handed,
    onMessage: outbox.onMessage,
    setMirror: made => {
      mirror = made;
    },
    fail,
    isTokenRenewed: expiry.isRenewed,
    close,
    handOver: cover.handOver,
    openTransport: connection.open,
    takeEarly: connection.take,
    isListPainted: cover.listPainted() !== null,
    english,
    formats: madeFormats(),
  });

  async function start(): Promise<void> {
    // Attributes and properties set right after the insertion still belong to the start.
    await Promise.resolve();
    for (const field of problems.splice(0)) reportField(field);
    if (!isElement) queryLocale ||= takeQueryLocale(window);
    emitMessage(element, { messageType: 'Loaded', version });
    const mounting = import('../app/mountCashier');
    mounting.catch(() => {});
    await handshake.shake();
    if (isElement && !token()) {
      tokenWait = createTokenWait({ document, token });
      await tokenWait.untilPageIsRead();
    }
    if (isDisposed) return;
    parent.locale ||= queryLocale;
    const user = readUser();
    const connection = askFirst(user);
    first = connection;
    warmUp(parent, user);
    cover.rehearse(user);
    const { mountCashier }: { mountCashier: MountCashier } = await mounting;
    // React must not delay the paint of the early list.
    await cover.listPainted();
    if (isDisposed) return;
    app = mountCashier(handleOf(readUser(true), connection));
  }

  function begin(): void {
    cover.showSkeleton();
    start().catch(fail);
  }

  function fail(error: unknown): void {
    if (isDisposed || failure) return;
    const message = messageOf(error);
    const { activeElement, body } = root.ownerDocument;
    const takesFocus = app !== null && (activeElement === body || activeElement === root.host);
    app?.dispose();
    app = mirror = null;
    failure = { message };
    send({ messageType: 'onInitError', message });
    cover.showFailure(takesFocus, () => {
      first?.close();
      failure = null;
      begin();
    });
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
      handshake.dispose();
      cover.remove();
      root.replaceChildren();
    },
  };
}
