import { act } from '@testing-library/react';
import { subscribe } from 'valtio';
import { userData } from '../../demo/sandbox/core/userData';
import { createUpdate } from '../../src/app/changes/createUpdate';
import type { RunningCashier } from '../../src/app/createCashier';
import { createQuestions } from '../../src/host/createQuestions';
import type { HoldAnswer, HoldEvent, RedirectFacts, SubmitFacts } from '../../src/host/HoldEvent';
import type { HostAdapter } from '../../src/host/HostAdapter';
import type { ParentData } from '../../src/host/parentData';
import type { TestCashier } from '../support/unit/createTestCashier';
import { of } from './controls';
import { settle, type Table, type Take } from './createTable';
import { accountOf, findPlayer } from './createWire';
import { memoryOf } from './memoryOf';
import { P2P_EVENTS, P2P_WEIGHTS } from './p2pEvents';
import { seenAt, watchTable } from './watchTable';

type Step = 'before-submit' | 'before-redirect';

/** A step that the host was asked about. */
interface Asked {
  step: Step;
  facts: Readonly<SubmitFacts | RedirectFacts>;
  page: object;
  /** The screen that the player was at; one that they have come back to is another visit. */
  visit: number;
  at: number;
  /** `null`: not answered yet. */
  isAccepted: boolean | null;
  answer: ((answer: HoldAnswer) => void) | null;
  /** What it has let through already. */
  isUsed: boolean;
}

/** What a host remembers. */
interface HostMemory {
  policy: 'yes' | 'no' | 'held' | 'none';
  asked: Asked[];
  /** At which visit of a screen the player is, on each page. */
  visits: WeakMap<object, number>;
  isRenewing: boolean;
  refusedToken: string | null;
  count: number;
}

export const hostOf = memoryOf<HostMemory>(() => ({
  policy: 'none',
  asked: [],
  visits: new WeakMap(),
  isRenewing: false,
  refusedToken: null,
  count: 1,
}));

const updates = new WeakMap<object, (changes: Partial<ParentData>) => void>();

/** As the shell hands a change on. */
function update(table: Table, changes: Partial<ParentData>): void {
  const { cashier } = table.page();
  const known = updates.get(cashier) ?? createUpdate(cashier as RunningCashier);
  updates.set(cashier, known);
  cashier.handle.keeper.give(changes);
  known(changes);
}

function renew(table: Table): void {
  const host = hostOf(table);
  table.token = `${accountOf(table.token)}~${++host.count}`;
  update(table, { token: table.token });
}

const visitOf = ({ visits }: HostMemory, page: object): number => visits.get(page) ?? 0;

/** A host around a frame, or a native app: it is asked by a message, and answers by one. */
export function askByMessages(table: Table): Pick<HostAdapter, 'ask' | 'hasApp'> {
  const host = hostOf(table);
  const questions = createQuestions(message => {
    if (message.messageType !== 'onHold') return false;
    const { messageType: _, id, step, ...facts } = message;
    const { cashier } = table.page();
    const one: Asked = {
      step,
      facts: facts as Asked['facts'],
      page: cashier,
      visit: visitOf(host, cashier),
      at: Date.now(),
      isAccepted: null,
      answer: given => {
        const payload = { id, ...(given === true ? { isAccepted: true } : (given as object)) };
        questions.answer(host.asked.indexOf(one) % 2 === 0 ? payload : JSON.stringify(payload));
      },
      isUsed: false,
    };
    host.asked.push(one);
    if (host.policy === 'yes' || host.policy === 'no') {
      const isAccepted = host.policy === 'yes';
      void Promise.resolve().then(() => {
        one.isAccepted = isAccepted;
        one.answer?.({ isAccepted });
      });
    }
    return true;
  });
  return { ask: questions.ask, hasApp: () => true };
}

/** Listens as a host's page does, and notes what it was asked, and where windows went. */
export function watchHost(table: Table, test: TestCashier): void {
  watchTable(table, test);
  const host = hostOf(table);
  const { cashier } = test;
  const { element, parent } = cashier.handle;
  Object.assign(cashier.handle, {
    isTokenRenewed: () => host.refusedToken !== null && host.refusedToken !== parent.token,
  });
  table.wire.whenUnauthorised(() => {
    host.refusedToken = parent.token;
    cashier.send({ messageType: 'onTokenExpired' });
    if (host.isRenewing && !table.page().cashier.signal.aborted) renew(table);
  });
  const { router } = cashier;
  let { key } = router.current();
  subscribe(
    router.state,
    () => {
      if (router.current().key !== key) host.visits.set(cashier, visitOf(host, cashier) + 1);
      key = router.current().key;
    },
    true,
  );
  if (cashier.parent.hostHolds.length > 0) return;
  for (const step of ['before-submit', 'before-redirect'] as const)
    element.addEventListener(step, given => {
      const event = given as HoldEvent<SubmitFacts | RedirectFacts>;
      const one: Asked = {
        step,
        facts: event.detail,
        page: cashier,
        visit: visitOf(host, cashier),
        at: Date.now(),
        isAccepted: null,
        answer: null,
        isUsed: false,
      };
      host.asked.push(one);
      if (host.policy === 'no') {
        one.isAccepted = false;
        event.refuse('Not today.');
      } else if (host.policy === 'held') {
        event.respondWith(
          new Promise<HoldAnswer>(resolve => {
            one.answer = resolve;
          }),
        );
      } else one.isAccepted = true;
    });
}

/** The player of the other name, of the same kind. */
const otherOf = (token: string): string => {
  const account = accountOf(token);
  return account.includes(':') ? (account.split(':')[0] ?? '') : `${account}:bob`;
};

function dataOf(table: Table, token: string) {
  const user = findPlayer(table.bank, token);
  if (!user) throw new Error('No such player');
  const data = { ...userData(table.bank, user), lang: 'en' };
  seenAt(table).balances.add(data.balanceData?.primary.amount ?? 0);
  return data;
}

type Change = (table: Table, nth: number) => Partial<ParentData>;

const CHANGES: Readonly<Record<string, Change>> = {
  page: (_, nth) => ({ page: nth % 2 === 0 ? 'deposit' : 'withdrawal' }),
  bonusList: (_, nth) => ({
    bonusList: nth % 2 === 0 ? [] : [{ id: nth, type: 'deposit', depositBonusData: { minDeposit: 1 } }],
  }),
  theme: (_, nth) => ({ theme: nth % 2 === 0 ? 'dark' : 'light' }),
  closingButton: (_, nth) => ({ closingButton: nth % 2 === 0 }),
  balance: table => {
    const { balanceData } = dataOf(table, table.token);
    return { user: { balanceData } };
  },
  lang: () => ({ user: { lang: 'en' } }),
  locale: (_, nth) => ({ locale: of(['es', 'ar', 'en'], nth) ?? 'en' }),
  transport: (_, nth) => ({ transport: nth % 2 === 0 ? 'http' : 'socket' }),
  currency: (table, nth) => {
    const { currency } = dataOf(table, table.token);
    return { user: { currency: nth % 2 === 0 ? currency : 'EUR' } };
  },
  region: (table, nth) => {
    const { paymentGeo } = dataOf(table, table.token);
    return { user: { paymentGeo: nth % 2 === 0 ? paymentGeo : 'BR' } };
  },
  same: table => {
    const { token } = table;
    const user = dataOf(table, token);
    return { token, userId: user.id, user: { ...user, token: '' } };
  },
};

/** What a host's page does to a running widget, and what its doors let through. */
export const HOST_EVENTS: Readonly<Record<string, Take>> = {
  ...P2P_EVENTS,
  policy: async (table, nth) => {
    const policy = of(['yes', 'no', 'held', 'held', 'held', 'none'] as const, nth) ?? 'none';
    hostOf(table).policy = policy;
    return `host: ${policy}`;
  },
  verdict: async (table, nth) => {
    const open = hostOf(table).asked.filter(({ answer, isAccepted }) => answer && isAccepted === null);
    const one = of(open, nth);
    if (!one) return null;
    one.isAccepted = nth % 3 !== 0;
    await act(async () => one.answer?.(nth % 3 !== 0 || { isAccepted: false, reason: 'Not today.' }));
    await settle();
    return `host: ${one.step} ${one.isAccepted}`;
  },
  // Only the first answer counts.
  again: async (table, nth) => {
    const one = of(
      hostOf(table).asked.filter(({ answer, isAccepted }) => answer && isAccepted !== null),
      nth,
    );
    if (!one) return null;
    await act(async () => one.answer?.({ isAccepted: !one.isAccepted }));
    await settle();
    return `host: ${one.step} ${!one.isAccepted}, once more`;
  },
  change: async (table, nth) => {
    const names = Object.keys(CHANGES);
    const name = of(names, nth) ?? '';
    const change = CHANGES[name];
    if (!change) return null;
    await act(async () => update(table, change(table, Math.floor(nth / names.length))));
    await settle();
    return `host changes ${name}`;
  },
  player: async (table, nth) => {
    if (nth % 3 === 0) return null;
    const host = hostOf(table);
    table.token = otherOf(table.token);
    host.refusedToken = null;
    const user = dataOf(table, table.token);
    await act(async () => {
      if (nth % 2 === 0) update(table, { token: table.token, userId: user.id, user: { ...user, token: '' } });
      else {
        // One after the other, as properties are set.
        update(table, { userId: user.id });
        update(table, { user: { ...user, token: '' } });
        update(table, { token: table.token });
      }
    });
    await settle();
    return `host: ${user.id} plays`;
  },
  expire: async table => {
    const { token } = table.page().cashier.handle.parent;
    table.wire.expired.add(token);
    return `expired: ${token}`;
  },
  renew: async (table, nth) => {
    hostOf(table).isRenewing = nth % 2 === 0;
    await act(async () => renew(table));
    await settle();
    return `host: new token ${table.token}`;
  },
};

export const HOST_WEIGHTS: Readonly<Record<string, number>> = {
  ...P2P_WEIGHTS,
  policy: 3,
  verdict: 4,
  change: 4,
  player: 2,
  expire: 1,
  renew: 2,
  again: 1,
};
