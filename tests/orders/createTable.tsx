import { act, cleanup, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { Bank } from '../../demo/sandbox/core/Bank';
import { createBank } from '../../demo/sandbox/core/createBank';
import { userData } from '../../demo/sandbox/core/userData';
import { Announcements } from '../../src/app/Announcements';
import { Notifications } from '../../src/app/Notifications';
import { Providers } from '../../src/app/Providers';
import { RouteView } from '../../src/app/router/RouteView';
import type { Transport } from '../../src/transport/Transport';
import { createTestCashier, type TestCashier } from '../support/unit/createTestCashier';
import { createWire, type Wire } from './createWire';

export interface Setting {
  /** A player of the sandbox. */
  token: string;
  page: string;
  kind: Transport['kind'];
  /** The methods that are offered: a short list is walked to its ends. */
  methods?: readonly string[];
}

/** One player at their widget, the network, and the bank: everything that an order of events is made of. */
export interface Table {
  readonly setting: Setting;
  readonly bank: Bank;
  readonly userId: string;
  readonly wire: Wire;
  /** Of the page that is open now. */
  page(): TestCashier & { container: HTMLElement };
  /** What hosts were told, of all pages. */
  told(): TestCashier['messages'];
  reload(): Promise<void>;
  close(): void;
}

/** Lets everything end that needs no clock and no network, drawn. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 12; turn++) {
      await new Promise(resolve => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(0);
    }
  });

export async function createTable(setting: Setting): Promise<Table> {
  const pushes: Wire['pushes'][] = [];
  const bank = createBank({
    url: () => 'https://bank.test',
    push: (_, push) => {
      if (setting.kind === 'socket') for (const one of pushes) one.push(push);
    },
    changed: () => {},
  });
  const wire = createWire(bank, setting.kind, setting.methods);
  pushes.push(wire.pushes);
  const user = bank.findUser(setting.token);
  if (!user || user === 'expired') throw new Error('No such player');
  const told: TestCashier['messages'] = [];

  async function open() {
    const data = userData(bank, user as Exclude<typeof user, undefined | 'expired'>);
    const test = await createTestCashier({
      parent: {
        page: setting.page as never,
        token: setting.token,
        userId: data.id,
        widgetViewType: data.widgetViewType,
      },
      user: { ...data, token: '', platform: 'desktop', lang: 'en' },
      openTransport: () => wire.connect(setting.token),
    });
    const view = render(
      <Providers cashier={test.cashier}>
        <Announcements />
        <RouteView />
        <Notifications />
      </Providers>,
    );
    await settle();
    return Object.assign(test, { container: view.container });
  }

  let page = await open();
  const leave = () => {
    told.push(...page.messages);
    cleanup();
    page.cashier.dispose();
    page.cashier.handle.element.remove();
  };
  return {
    setting,
    bank,
    userId: user.id,
    wire,
    page: () => page,
    told: () => [...told, ...page.messages],
    reload: async () => {
      leave();
      for (const call of wire.open()) wire.lose(call);
      page = await open();
    },
    close: () => {
      leave();
      bank.scheduler.dispose();
      window.localStorage.clear();
      window.sessionStorage.clear();
    },
  };
}
