import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Bank } from '../../demo/sandbox/core/Bank';
import { createBank } from '../../demo/sandbox/core/createBank';
import { userData } from '../../demo/sandbox/core/userData';
import type { DemoUser } from '../../demo/sandbox/core/users';
import { startControl } from '../../src/app/control/startControl';
import { createAppElement } from '../../src/app/createAppElement';
import { keepFocus } from '../../src/app/keepFocus';
import type { HoldAnswer, HoldEvent } from '../../src/host/HoldEvent';
import type { HostAdapter } from '../../src/host/HostAdapter';
import type { ParentData } from '../../src/host/parentData';
import type { OutgoingMessage } from '../../src/host/protocol';
import { createTestCashier, type TestCashier } from '../support/unit/createTestCashier';
import { type Browser, createBrowser } from './createBrowser';
import { type Clocks, createClocks } from './createClocks';
import { createFiles, type Files } from './createFiles';
import { createReplica } from './createReplica';
import { type Bend, createWire, findPlayer, type Wire } from './createWire';

/** An event: takes place, and says what it was; null where there was nothing of the kind. */
export type Take = (table: Table, nth: number) => Promise<string | null>;

export interface Setting {
  /** Seldom what goes on: `npm test` tries it over one transport alone. */
  isRare?: boolean;
  /** A player of the sandbox. */
  token: string;
  /** Where they begin; with deposits unless named. */
  page?: ParentData['page'];
  /** The methods that are offered: a short list is walked to its ends. */
  methods?: readonly string[];
  /** What is typed as an amount; a few that every method takes where they are not named. */
  amounts?: readonly string[];
  /** Another bank's answers: legal ones that the sandbox does not give. */
  bend?: Bend;
  platform?: 'desktop' | 'android';
  /** What the host sets besides. */
  parent?: Partial<ParentData>;
  /** How old what the bank reads is, one question after another: it asks copies of its data. */
  lagsMs?: readonly number[];
  /** How far the bank's clock is ahead of the device's. */
  aheadMs?: number;
  /** What are tabs else are widgets on one page: none is told of what another stores, and a reload takes all. */
  areTabsWidgets?: boolean;
  /** The widget's files come when an order says so: nothing of it is at hand. */
  areFilesLate?: boolean;
  /** Events of this setting alone, or in the place of others, by their names. */
  events?: Readonly<Record<string, Take>>;
  /** What would wait for ever else, taken again and again once the order is over. */
  end?: Take;
  /** How often each kind is taken, where it is not as usual. */
  weights?: Readonly<Record<string, number>>;
  /** The host outside the page that is asked by messages. */
  host?(table: Table): Pick<HostAdapter, 'ask' | 'hasApp'>;
  /** Called with each page before it is drawn. */
  watch?(table: Table, page: TestCashier): void;
}

export type Page = TestCashier & { container: HTMLElement };

/** The host's say in what is sent and where the player goes. */
interface Host {
  isHolding: boolean;
  /** Steps that wait for its answer, the oldest first. */
  readonly held: ((isAccepted: boolean) => void)[];
}

/** One player at their widget, the network, and the bank: everything that an order of events is made of. */
export interface Table {
  readonly setting: Setting;
  readonly kind: ParentData['transport'];
  readonly bank: Bank;
  /** By the host's last word. */
  token: string;
  /** Who plays: a host may change it. */
  userId: string;
  readonly user: DemoUser;
  readonly wire: Wire;
  readonly browser: Browser;
  readonly clocks: Clocks;
  readonly files: Files;
  readonly host: Host;
  /** Of the page that is open now. */
  page(): Page;
  /** Every page that is open: a tab each. */
  tabs(): readonly Page[];
  /** The next tab, or a second one. */
  turnTo(): Promise<void>;
  /** What hosts were told, of all pages, in order. */
  told(): readonly OutgoingMessage[];
  reload(): Promise<void>;
  close(): void;
  /** The rules are held within a step of several events too. */
  glance: () => void;
  /** What a step itself has found wrong. */
  readonly found: string[];
}

/** Lets everything end that needs no clock and no network, drawn. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 12; turn++) {
      await new Promise(resolve => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(0);
    }
  });

export async function createTable(setting: Setting, kind: ParentData['transport']): Promise<Table> {
  const clocks = createClocks();
  const bank = createBank({
    url: () => 'https://bank.test',
    now: () => clocks.world() + (setting.aheadMs ?? 0),
    push: (userId, push) => wire.push(userId, push),
    changed: () => setting.lagsMs && replica.note(),
  });
  const replica = createReplica(bank);
  const wire = createWire(bank, kind, { ...setting, replica, clocks });
  const browser = createBrowser();
  const files = createFiles(setting.areFilesLate ?? false);
  function player(): DemoUser {
    const found = findPlayer(bank, table.token);
    if (!found) throw new Error('No such player');
    return found;
  }
  const told: OutgoingMessage[] = [];
  const host: Host = { isHolding: false, held: [] };
  function hold(event: Event): void {
    if (!host.isHolding) return;
    const answer = new Promise(resolve => {
      host.held.push(isAccepted => resolve({ isAccepted }));
    });
    (event as HoldEvent<object>).respondWith(answer as Promise<HoldAnswer>);
  }

  async function open(): Promise<Page & { leave(): void }> {
    const data = userData(bank, player());
    const { token } = table;
    let parent: Pick<ParentData, 'token' | 'transport'> = { token, transport: kind };
    files.forget();
    const test = await createTestCashier({
      parent: {
        ...setting.parent,
        page: setting.page ?? 'deposit',
        token,
        userId: data.id,
        widgetViewType: data.widgetViewType,
        transport: kind,
        user: { ...data, token: '' },
      },
      user: { ...data, token: '', platform: setting.platform ?? 'desktop', lang: 'en' },
      isBare: setting.areFilesLate ?? false,
      ...(setting.host && { host: setting.host(table) }),
      openTransport: () => wire.connect(() => parent.token, parent.transport),
    });
    parent = test.cashier.handle.parent;
    setting.watch?.(table, test);
    // In the order of all pages.
    told.push(...test.messages);
    const { push } = test.messages;
    test.messages.push = (...messages) => {
      told.push(...messages);
      return push.apply(test.messages, messages);
    };
    startControl(test.cashier);
    keepFocus(test.cashier);
    for (const step of ['before-submit', 'before-redirect'])
      test.cashier.handle.element.addEventListener(step, hold);
    const frame = createAppElement('v0.0.0', test.cashier);
    await act(async () => test.root.append(frame));
    await settle();
    const page = Object.assign(test, {
      container: frame,
      leave: () => {
        browser.leave(page);
        // Unmounted a task later, as it may be put back.
        act(() => {
          test.cashier.handle.element.remove();
          vi.advanceTimersByTime(0);
        });
        test.cashier.dispose();
      },
    });
    return page;
  }

  let tabs: Awaited<ReturnType<typeof open>>[] = [];
  const front = () => {
    const [page] = tabs;
    if (!page) throw new Error('No page is open');
    browser.front = page;
    return page;
  };
  const table: Table = {
    setting,
    kind,
    bank,
    token: setting.token,
    userId: '',
    get user() {
      return { ...player(), id: table.userId };
    },
    wire,
    browser,
    clocks,
    files,
    host,
    glance: () => {},
    found: [],
    page: front,
    tabs: () => tabs,
    turnTo: async () => {
      tabs = tabs.length < 2 ? [await open(), ...tabs] : [...tabs.slice(1), front()];
    },
    told: () => told,
    reload: async () => {
      const gone = setting.areTabsWidgets ? tabs : [front()];
      const others = tabs.slice(gone.length);
      for (const page of gone) page.leave();
      clocks.reload();
      tabs = [];
      for (const _ of gone) tabs.push(await open());
      tabs.push(...others);
    },
    close: () => {
      for (const page of tabs) page.leave();
      bank.scheduler.dispose();
      browser.dispose();
      files.dispose();
      clocks.dispose();
      window.sessionStorage.clear();
    },
  };
  table.userId = player().id;
  tabs = [await open()];
  return table;
}
