import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Fact,
  legalPlayerSteps,
  type Naming,
  PLAYERS,
  PLAYERS_OF_OLD,
  type Player,
  type PlayerStep,
} from '../../tests/corpora/legal/legalPlayers';
import { createFakeTransport, type FakeTransport } from '../../tests/support/unit/createFakeTransport';
import { legalRuns } from '../../tests/support/unit/legalRuns';
import { playPayment } from '../../tests/support/unit/playPayment';
import { sampleMethod } from '../../tests/support/unit/samples';
import type { CashierElement } from '../element/CashierElement';
import { define } from '../element/define';
import type { ParentData } from '../host/parentData';
import type { CashierHandle } from '../state/CashierHandle';
import type { TransportSettings } from '../transport/Transport';
import type { RunningCashier } from './createCashier';

interface Line {
  transport: FakeTransport;
  settings: TransportSettings;
  /** Who has called over it. */
  callers: Set<string>;
}

const made = vi.hoisted((): { cashiers: unknown[]; lines: unknown[] } => ({ cashiers: [], lines: [] }));

// All but React: the real shell over the real stores.
vi.mock('./mountCashier', async () => {
  const [{ createCashier }, { createUpdate }] = await Promise.all([
    import('./createCashier'),
    import('./changes/createUpdate'),
  ]);
  return {
    mountCashier: (handle: CashierHandle) => {
      const cashier = createCashier(handle);
      made.cashiers.push(cashier);
      handle.handOver();
      return { update: createUpdate(cashier), back: () => {}, readopt: () => {}, dispose: cashier.dispose };
    },
  };
});

vi.mock('../element/openTransport', () => ({
  openTransport: ({ settings }: { settings: TransportSettings }) => {
    const transport = createFakeTransport({
      'methods-payment-v3': { methods: [] },
      'deposit-limits': { min: 0, max: 0 },
      events: {},
    });
    made.lines.push({ transport, settings, callers: new Set() } satisfies Line);
    return transport;
  },
}));

beforeAll(async () => {
  define();
  // What is loaded later is there: its time is not what is tried here.
  await Promise.all([import('./changes/applyParentChanges'), import('./push/receivePush')]);
});
// Languages that are not bundled are asked for at the host.
beforeEach(() => vi.stubGlobal('fetch', async () => new Response('', { status: 404 })));

const settle = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setTimeout(resolve));
};
const lastCashier = () => made.cashiers.at(-1) as RunningCashier | undefined;
const lines = () => made.lines as Line[];

const CURRENCIES: Record<Player, string[]> = {
  ana: ['MXN', 'EUR'],
  bob: ['BRL', 'USD'],
  eve: ['INR', 'KZT'],
};
const LANGS: Record<Player, string[]> = { ana: ['es', 'fr'], bob: ['pt', 'de'], eve: ['ar', 'tr'] };

/** Whose a value is: each says it. */
function ownerOf(value: unknown): Player | undefined {
  const text = JSON.stringify(value) ?? '';
  return PLAYERS.find(
    (player, at) =>
      text.includes(player) ||
      [...CURRENCIES[player], ...LANGS[player]].includes(String(value)) ||
      new RegExp(`"amount":${at + 1}\\d{3}\\b`).test(text),
  );
}

/** What the host and the bank have said of whoever plays. */
interface Said {
  player: Player | null;
  /** Their id is known, by the host or the bank. */
  isNamed: boolean;
  userId: string;
  token: string;
  user: Record<string, unknown> | null;
  /** `undefined`: one that may have gone with its currency. */
  balance: number | null | undefined;
}

const NOBODY: Said = { player: null, isNamed: false, userId: '', token: '', user: null, balance: null };

/** What waits for a payment's end is another rule's. */
const WAITING: readonly string[] = ['currency', 'paymentGeo', 'balanceData'];

type Pieces = Partial<Pick<ParentData, 'userId' | 'token' | 'user'>>;

const ORDERS = [
  ['userId', 'token', 'user'],
  ['userId', 'user', 'token'],
  ['token', 'userId', 'user'],
  ['token', 'user', 'userId'],
  ['user', 'userId', 'token'],
  ['user', 'token', 'userId'],
] as const;

/** A way for a host to say what it wants. */
interface Door {
  start: Partial<ParentData>;
  give(element: CashierElement, fields: Partial<ParentData>): void;
}

const elementDoor: Door = {
  start: { mode: 'element' },
  give: (element, fields) => void Object.assign(element, fields),
};

const ORIGIN = 'https://host.test';

function frameDoor(wanted: () => Pieces): Door {
  // happy-dom's frames have no window: ports are sources of messages as well.
  const { port1: embedding } = new MessageChannel();
  const say = (payload: object) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { type: 'loaded', payload }, origin: ORIGIN, source: embedding }),
    );
  vi.spyOn(embedding, 'postMessage').mockImplementation((message: unknown) => {
    if (String(message).includes('"Loaded"')) say(wanted());
  });
  vi.stubGlobal('parent', embedding);
  return {
    start: { mode: 'iframe', hostOrigins: [ORIGIN] },
    give: (_, fields) => void say(fields),
  };
}

async function faultsOf(steps: readonly PlayerStep[], isFramed = false): Promise<string[]> {
  made.cashiers.length = made.lines.length = 0;
  window.sessionStorage.clear();
  window.localStorage.clear();
  const faults: string[] = [];
  const element = document.createElement('cashier-widget') as CashierElement;
  let said = { ...NOBODY };
  /** Whom the widget still serves, as their payment is being made. */
  let served: Said | null = null;
  let typed: { by: Player; currency: string } | null = null;
  let isConnected = false;
  /** The host has just spoken. */
  let isChanging = false;
  /** Whom the connection is for. */
  let online: Player | null = null;
  let line: Line | undefined;
  let count = 0;
  const door = isFramed ? frameDoor(() => piecesOf(said)) : elementDoor;
  Object.assign(element, door.start);

  function piecesOf({ userId, token, user }: Said): Pieces {
    return { userId, token, user: user && { ...user } };
  }
  const running = () => {
    const cashier = isConnected ? lastCashier() : undefined;
    return cashier?.signal.aborted === false ? cashier : undefined;
  };

  function make(fact: Fact, player: Player, currency: string): unknown {
    count++;
    const odd = count % 2;
    if (fact === 'currency') return CURRENCIES[player][odd];
    if (fact === 'lang') return LANGS[player][odd];
    if (fact === 'balanceData')
      return { primary: { amount: (PLAYERS.indexOf(player) + 1) * 1000 + count, currency } };
    return `${fact} of ${player} ${count}`;
  }

  function factsOf(facts: readonly Fact[], player: Player, before: Said): Record<string, unknown> {
    const user: Record<string, unknown> = {};
    for (const fact of facts) {
      const currency = user['currency'] ?? before.user?.['currency'] ?? 'MXN';
      user[fact] = make(fact, player, String(currency));
    }
    return user;
  }

  /** A part of the user is said. */
  function merge(to: Said, user: Record<string, unknown>): Said {
    const isConverted =
      user['currency'] !== undefined && user['currency'] !== (to.user?.['currency'] ?? 'MXN');
    const { primary } = (user['balanceData'] ?? {}) as { primary?: { amount: number } };
    const kept = isConverted ? undefined : to.balance;
    const balance = user['balanceData'] === null ? null : (primary?.amount ?? kept);
    return { ...to, user: { ...to.user, ...user }, balance };
  }

  async function give(pieces: Pieces, order: number, isApart: boolean): Promise<void> {
    const names = (ORDERS[order] ?? ORDERS[0]).filter(name => name in pieces);
    // A message says all at once.
    if (isFramed && !isApart) {
      if (isConnected) door.give(element, pieces);
      return;
    }
    for (const name of names) {
      if (!isFramed || isConnected) door.give(element, { [name]: pieces[name] });
      if (isApart) await settle();
    }
  }

  const isSubmitting = () => running()?.deposit.isSubmitting === true;

  async function signOut(order: number, isApart: boolean): Promise<void> {
    // A host waits for the payment of whom it signs out.
    pay('fail');
    pay('leave');
    said = { ...NOBODY };
    online = null;
    await give({ userId: '', token: '', user: null }, order, isApart);
    await settle();
  }

  function pay(what: string): void {
    const cashier = running();
    if (!cashier) return;
    playPayment(cashier, what);
    if (!isSubmitting()) served = null;
  }

  async function arrive(step: PlayerStep & { do: 'switch' | 'signIn' }): Promise<void> {
    const { player, isTokenOfUser, facts } = step;
    // An id of a user beside the `userId` before would name two players in one task.
    const naming: Naming =
      step.do === 'switch' && said.userId !== '' && step.naming === 'user.id' ? 'userId' : step.naming;
    // Before the start a first `userId` is that of the user who is there.
    const isFirstId = !running() && said.userId === '' && naming === 'userId';
    const isDirect =
      step.do === 'switch' && said.player !== null && said.isNamed && naming !== 'none' && !isFirstId;
    if (said.player === player && isDirect) return;
    if (!isDirect && said.player !== null) await signOut(step.order, false);
    // Before the start a `userId` that is taken back after its user outranks the user's own id until then.
    const order = isDirect && !running() ? 0 : step.order;
    // Of two players in one task nobody can tell whose a user between their ids is.
    if (isDirect) await settle();
    if (isDirect && isSubmitting()) served ??= said;
    typed = null;
    const before = said;
    const user = factsOf(
      facts.filter(fact => fact !== 'token'),
      player,
      NOBODY,
    );
    const token = String(make('token', player, ''));
    if (isTokenOfUser) user['token'] = token;
    if (naming === 'user.id') user['id'] = player;
    said = merge(
      {
        ...NOBODY,
        player,
        isNamed: naming !== 'none',
        userId: naming === 'userId' ? player : '',
        token: isTokenOfUser ? '' : token,
      },
      user,
    );
    const pieces: Pieces = { user };
    if (said.userId || before.userId) pieces.userId = said.userId;
    if (said.token || before.token) pieces.token = said.token;
    await give(pieces, order, step.isApart && !isDirect);
  }

  /** What is said over the connection of whoever is served. */
  function push(step: PlayerStep & { do: 'say' | 'push' }): void {
    const whom = served ?? said;
    const cashier = running();
    if (!cashier || !whom.player) return;
    const facts = step.facts.filter(fact => !(isBusy(cashier) && WAITING.includes(fact)));
    const user = factsOf(facts, whom.player, whom);
    if (step.isNamed) user['id'] = whom.player;
    const next = { ...merge(whom, user), isNamed: whom.isNamed || step.isNamed };
    lines().at(-1)?.transport.push('login.token', user);
    if (served) served = next;
    else said = next;
  }

  function check(at: string): void {
    const cashier = running();
    if (!cashier) return;
    const fault = (text: string) => faults.push(`${at}: ${text}`);
    // Who has come back meanwhile was never served another way.
    if (!isSubmitting() || served?.player === said.player) served = null;
    const whom = served ?? said;
    online = whom.player;
    line = lines().at(-1);
    const token = line?.settings.token() ?? '';
    const wanted = whom.token || String(whom.user?.['token'] ?? '');
    if (token !== wanted) fault(`the next call has "${token}" in place of "${wanted}"`);
    if (line && whom.player) line.callers.add(whom.player);
    for (const { callers } of lines())
      if (callers.size > 1) fault(`one connection for ${[...callers].join(' and ')}`);
    if (!whom.player) {
      if (cashier.user.balance) fault('a balance of nobody');
      return;
    }
    for (const [name, parent] of [
      ['app', cashier.parent],
      ['shell', cashier.handle.parent],
    ] as const) {
      if (parent.userId !== whom.userId) fault(`${parent.userId} in the ${name} in place of ${whom.userId}`);
      for (const [field, value] of Object.entries(parent.user ?? {})) {
        const owner = ownerOf(value);
        if (owner && owner !== whom.player) fault(`${field} of ${owner} in the ${name} for ${whom.player}`);
      }
      for (const [field, value] of Object.entries(whom.user ?? {}))
        if (
          !(WAITING.includes(field) && isBusy(cashier)) &&
          JSON.stringify(parent.user?.[field]) !== JSON.stringify(value)
        )
          fault(
            `${field} in the ${name}: ${JSON.stringify(parent.user?.[field])}, not ${JSON.stringify(value)}`,
          );
    }
    // The language stays until another is said.
    for (const field of ['country', 'currency', 'paymentGeo', 'balance'] as const) {
      const value = cashier.user[field];
      const owner = ownerOf(value);
      // The default is everybody's.
      if (owner && owner !== whom.player && value !== 'MXN') fault(`${field} of ${owner} for ${whom.player}`);
    }
    if (!isBusy(cashier)) {
      const amount = cashier.user.balance?.amount ?? null;
      if (whom.balance !== undefined && amount !== whom.balance)
        fault(`the balance is ${amount}, not ${whom.balance}`);
    }
    const { text } = cashier.deposit.amount;
    if (text !== '' && !text.startsWith(String(PLAYERS.indexOf(whom.player) + 1)))
      fault(`${whom.player} sees the amount ${text}`);
    if (typed?.by === whom.player && typed.currency === cashier.user.currency && text === '')
      fault('what was typed is lost');
    const { depositId } = cashier.transaction;
    if (depositId && ownerOf(depositId) !== whom.player) fault(`${depositId} for ${whom.player}`);
    if (typed && (typed.by !== whom.player || text === '')) typed = null;
    if (JSON.stringify({ ...window.sessionStorage, ...window.localStorage }).includes('token of'))
      fault('a token is stored');
  }

  const isBusy = (cashier: RunningCashier) =>
    cashier.deposit.isSubmitting || cashier.router.current().path === '/deposit/complete';

  const connect = () => {
    isConnected = true;
    document.body.append(element);
  };

  async function take(step: PlayerStep): Promise<void> {
    const cashier = running();
    const whom = served ?? said;
    switch (step.do) {
      case 'switch':
      case 'signIn':
        return arrive(step);
      case 'signOut':
        return signOut(step.order, step.isApart);
      case 'say': {
        if (!said.player) return;
        const { token, ...user } = factsOf(step.facts, said.player, said);
        const isTokenOfUser = said.token === '';
        if (isTokenOfUser && token) user['token'] = token;
        if (step.isNamed && (said.user?.['id'] || !said.userId)) user['id'] = said.player;
        const pieces: Pieces = { user };
        if (!isTokenOfUser && token) pieces.token = String(token);
        said = merge(
          { ...said, isNamed: said.isNamed || 'id' in user, token: pieces.token ?? said.token },
          user,
        );
        return give(pieces, 0, false);
      }
      case 'push':
        // What the one before hears while the code for the change is on its way.
        if (isChanging && online && line === lines().at(-1) && online !== said.player && !isSubmitting())
          lines()
            .at(-1)
            ?.transport.push('login.token', factsOf(step.facts, online, NOBODY));
        await settle();
        if (isChanging) return;
        push(step);
        return settle();
      case 'latePush': {
        await settle();
        // A connection that is closed says what it has said of its player.
        const old = lines().find(one => one !== lines().at(-1) && one.callers.size === 1);
        const [of] = old?.callers ?? [];
        if (old && of)
          old.transport.push(
            'login.token',
            factsOf(['token', 'country', 'balanceData'], of as Player, NOBODY),
          );
        return settle();
      }
      case 'balance': {
        await settle();
        if (!running() || !whom.player) return;
        count++;
        const amount = (PLAYERS.indexOf(whom.player) + 1) * 1000 + count;
        const currency = running()?.user.currency;
        lines()
          .at(-1)
          ?.transport.push('deposit.status', {
            depositId: `${count} of ${whom.player}`,
            status: 'processed',
            balance: { amount, currency },
          });
        await settle();
        if (served) served = { ...served, balance: amount };
        else said = { ...said, balance: amount };
        return;
      }
      case 'name':
        if (!said.player || said.isNamed || said.user?.['id']) return;
        await settle();
        said = { ...said, userId: said.player, isNamed: true };
        return give({ userId: said.userId }, 0, false);
      case 'again':
        if (!said.player) return;
        // A balance that is said again counts again, after another one was pushed too.
        said = { ...said, balance: undefined };
        return give(piecesOf(said), 0, false);
      case 'noBalance':
        if (!said.player) return;
        said = merge(said, { balanceData: null });
        return give({ user: { balanceData: null } }, 0, false);
      case 'theme':
        if (!isFramed || isConnected) door.give(element, { theme: count++ % 2 ? 'dark' : 'light' });
        return;
      case 'locale':
        if (!isFramed || isConnected) door.give(element, { locale: 'en' });
        return;
      case 'transport':
        if (!isFramed || isConnected) door.give(element, { transport: count++ % 2 ? 'http' : 'socket' });
        return;
      case 'connect':
        connect();
        if (!step.isHasty) await vi.waitFor(() => expect(running()).toBeDefined(), 10_000);
        return;
      case 'move':
        if (!isConnected) return;
        element.remove();
        connect();
        return;
      case 'type': {
        await settle();
        if (!running() || !cashier || !whom.player || isBusy(cashier)) return;
        cashier.deposit.method = sampleMethod();
        cashier.deposit.amount.text = `${PLAYERS.indexOf(whom.player) + 1}00`;
        cashier.router.navigate('/deposit/redirect');
        typed = { by: whom.player, currency: cashier.user.currency };
        return;
      }
      case 'open':
        await settle();
        if (!running() || !cashier || !whom.player || cashier.deposit.isSubmitting) return;
        playPayment(cashier, 'open');
        cashier.transaction.depositId = `d of ${whom.player}`;
        return;
      case 'submit':
      case 'fail':
      case 'leave':
        await settle();
        if (whom.player) pay(step.do);
        return settle();
      default:
    }
  }

  for (const [at, step] of steps.entries()) {
    await take(step);
    isChanging = step.isHasty && !('isApart' in step && step.isApart);
    if (step.isHasty) continue;
    await settle();
    check(`${at} ${step.do}`);
  }
  if (!isConnected) connect();
  await settle();
  await vi.waitFor(() => expect(running()).toBeDefined(), 10_000);
  await settle();
  pay('fail');
  await settle();
  pay('leave');
  await settle();
  check('at last');
  element.remove();
  await settle();
  return faults;
}

const runs = { ...legalRuns(20, 600), endOnFailure: false, examples: PLAYERS_OF_OLD };

describe('[HOST-04] [USER-09] whose is it: nothing of one player is used for another, and nothing said of one is lost', () => {
  it('[HOST-02] by properties', async () => {
    await fc.assert(
      fc.asyncProperty(legalPlayerSteps, async steps => {
        expect(await faultsOf(steps)).toEqual([]);
      }),
      runs,
    );
  }, 600_000);

  it('[HOST-08] [HOST-10] by messages into a frame', async () => {
    await fc.assert(
      fc.asyncProperty(legalPlayerSteps, async steps => {
        expect(await faultsOf(steps, true)).toEqual([]);
      }),
      runs,
    );
  }, 600_000);
});
