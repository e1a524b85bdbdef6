import { onTestFinished } from 'vitest';
import { createCashier, type RunningCashier } from '../../../src/app/createCashier';
import type { HostMode } from '../../../src/host/chooseMode';
import type { HostAdapter } from '../../../src/host/HostAdapter';
import { defaultParentData, type ParentData } from '../../../src/host/parentData';
import type { MessageOf, MessageType, OutgoingMessage } from '../../../src/host/protocol';
import type { CashierHandle, StartUser } from '../../../src/state/CashierHandle';
import { createFakeTransport, type FakeAnswer, type FakeTransport } from './createFakeTransport';
import { sampleHandle } from './sampleHandle';

export interface TestCashierOptions {
  parent?: Partial<ParentData>;
  user?: Partial<StartUser>;
  mode?: HostMode;
  answers?: Record<string, FakeAnswer>;
  takeEarly?: (path: string, data: unknown) => Promise<unknown> | undefined;
  /** The host that is reached by messages. */
  host?: Pick<HostAdapter, 'ask' | 'hasApp'>;
  handed?: CashierHandle['handed'];
  isTokenRenewed?: boolean;
  /** Without the texts and kinds that come after the list. */
  isBare?: boolean;
  /** In the place of the transport in memory. */
  openTransport?: CashierHandle['openTransport'];
}

/** A widget without its shell: real stores, real texts, a transport in memory and a host that remembers. */
export interface TestCashier {
  cashier: RunningCashier;
  /** Of the connection that is open now. */
  transport: FakeTransport;
  /** Every connection that was opened, the first one first. */
  transports: FakeTransport[];
  messages: OutgoingMessage[];
  told<T extends MessageType>(type: T): MessageOf<T>[];
  /** Of the page on screen. */
  path(): string;
  /** How often the close flow ran. */
  closes(): number;
  root: ShadowRoot;
  /** What the app could not go on from. */
  failures: unknown[];
}

export const testUser: StartUser = {
  currency: 'MXN',
  country: 'mx',
  paymentGeo: 'MX',
  platform: 'desktop',
  lang: 'en',
  widgetViewType: 'main',
};

/** Answers of the calls that every deposit makes on its way. */
const usualAnswers: Record<string, FakeAnswer> = {
  'deposit-limits': { min: 0, max: 0 },
  'session-start': { payment_session_id: 'session-1' },
  events: {},
};

/** With all its texts and kinds, unless it is bare; disposed at the end of the test by itself. */
export async function createTestCashier({
  parent,
  user,
  mode = 'element',
  answers = {},
  takeEarly,
  host,
  handed,
  isTokenRenewed = false,
  isBare = false,
  openTransport,
}: TestCashierOptions = {}): Promise<TestCashier> {
  const element = document.createElement('div');
  document.body.append(element);
  const messages: OutgoingMessage[] = [];
  const transports: FakeTransport[] = [];
  const failures: unknown[] = [];
  let closeCount = 0;
  const open = () => {
    const opened = createFakeTransport({ ...usualAnswers, ...answers });
    transports.push(opened);
    return opened;
  };
  const cashier = createCashier(
    sampleHandle({
      element,
      mode,
      parent: { ...defaultParentData(), token: 'parent-token', ...parent },
      user: { ...testUser, ...user },
      send: message => messages.push(message),
      host: () => (host ? { start: async () => null, send: () => {}, dispose: () => {}, ...host } : null),
      isTokenRenewed: () => isTokenRenewed,
      fail: error => failures.push(error),
      close: () => {
        closeCount++;
      },
      openTransport: openTransport ?? open,
      ...(handed && { handed }),
      ...(takeEarly && { takeEarly }),
    }),
  );
  onTestFinished(() => {
    cashier.dispose();
    element.remove();
  });
  if (!isBare) await Promise.all([cashier.translator.complete(), cashier.loadKinds()]);
  return {
    cashier,
    transports,
    get transport() {
      return transports.at(-1) ?? open();
    },
    messages,
    told: type =>
      messages.filter((message): message is MessageOf<typeof type> => message.messageType === type),
    path: () => cashier.router.current().path,
    closes: () => closeCount,
    root: cashier.handle.root,
    failures,
  };
}
