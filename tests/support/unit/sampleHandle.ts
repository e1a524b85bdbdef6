import { messages as english } from '#generated/englishFirst';
import { createUserKeeper } from '../../../src/host/createUserKeeper';
import { createSessionStore } from '../../../src/host/SessionStore';
import type { CashierHandle } from '../../../src/state/CashierHandle';

type Given = Pick<CashierHandle, 'element' | 'parent' | 'user' | 'send' | 'openTransport'> &
  Partial<CashierHandle>;

/** What a shell in element mode hands to the app, where a test says nothing else. */
export const sampleHandle = (given: Given): CashierHandle => ({
  root: given.element.attachShadow({ mode: 'open' }),
  version: 'v0.0.0',
  mode: 'element',
  keeper: createUserKeeper(given.parent, { ...given.parent }),
  session: createSessionStore(() => window.sessionStorage),
  startedAt: performance.now(),
  isListPainted: false,
  english,
  formats: new Map(),
  handOver: () => {},
  host: () => null,
  handed: new Set(),
  onMessage: () => () => {},
  setMirror: () => {},
  isTokenRenewed: () => false,
  fail: () => {},
  close: () => {},
  takeEarly: () => undefined,
  ...given,
});
