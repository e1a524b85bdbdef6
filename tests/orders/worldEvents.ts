import { act } from '@testing-library/react';
import { moveDeposit } from '../../demo/sandbox/ledger/deposits';
import { applyParentChanges } from '../../src/app/changes/applyParentChanges';
import { of } from './controls';
import { settle, type Take } from './createTable';

const BONUSES = [
  { id: 'b-1', type: 'deposit' as const, title: '100 %', depositBonusData: { minDeposit: 100 } },
];

/** What the bank, the host and the browser do around the widget. */
export const WORLD_EVENTS = {
  bank: async ({ bank }, nth) => {
    const open = Object.values(bank.state.deposits).filter(
      // One that asks for more fields may be paid in another way, or end by itself.
      ({ status, stage }) => ['open', 'fields'].includes(stage) && ['waiting', 'accepted'].includes(status),
    );
    const deposit = of(open, nth);
    if (!deposit) return null;
    const status =
      of(['processed', 'processed', 'accepted', 'mistaked'] as const, Math.floor(nth / 5)) ?? 'processed';
    moveDeposit(bank, deposit, status);
    await settle();
    return `bank: ${deposit.method} ${deposit.id} ${deposit.status}`;
  },
  look: async () => {
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await settle();
    return 'look';
  },
  reload: async (table, nth) => {
    if (nth % 3 !== 0) return null;
    await table.reload();
    return 'reload';
  },
  // In the page, as a framework's or a host's own code does; perhaps with an await while it is nowhere.
  move: async (table, nth) => {
    const { element, root } = table.page().cashier.handle;
    const { activeElement } = root;
    await act(async () => {
      if (nth % 2 === 0) element.remove();
      await Promise.resolve();
      document.body.append(element);
      // No browser keeps the focus: the player puts it back.
      if (activeElement instanceof HTMLElement) activeElement.focus();
    });
    await settle();
    return 'the host moves it';
  },
  tab: async (table, nth) => {
    if (nth % 4 !== 0) return null;
    await table.turnTo();
    return `tab (of ${table.tabs().length})`;
  },
  window: async ({ browser }, nth) => {
    const waiting = browser.windows.filter(({ closed }) => !closed).at(-1);
    if (nth % 3 === 0) {
      browser.isBlocking = !browser.isBlocking;
      return browser.isBlocking ? 'windows are blocked' : 'windows are allowed';
    }
    if (!waiting) return null;
    waiting.closed = true;
    return 'the player closes a window';
  },
  storage: async ({ browser }, nth) => {
    browser.isForgetful = true;
    const mood = of(['open', 'open', 'denied', 'full', 'cleared'] as const, nth) ?? 'open';
    if (mood === 'cleared') {
      browser.storage = 'open';
      globalThis.localStorage.clear();
    } else browser.storage = mood;
    return `storage: ${mood}`;
  },
  host: async ({ host }, nth) => {
    const [answer] = host.held.splice(0, 1);
    if (!answer) {
      if (nth % 3 !== 0) return null;
      host.isHolding = !host.isHolding;
      return host.isHolding ? 'the host holds' : 'the host holds nothing';
    }
    const isAccepted = nth % 4 !== 0;
    await act(async () => answer(isAccepted));
    await settle();
    return isAccepted ? 'the host accepts' : 'the host refuses';
  },
  // What a host sets on a running widget.
  change: async (table, nth) => {
    if (nth % 2 !== 0) return null;
    const change = of(
      [
        { token: table.setting.token },
        { locale: 'es' as const },
        { locale: 'en' as const },
        { theme: 'dark' as const },
        { closingButton: Math.floor(nth / 14) % 2 === 0 },
        { bonusList: BONUSES },
        { user: { paymentGeo: table.user.country } },
      ],
      Math.floor(nth / 2),
    );
    if (!change) return null;
    const { cashier } = table.page();
    cashier.handle.keeper.give(change);
    await act(async () => applyParentChanges(cashier, change));
    await settle();
    return `the host sets ${Object.keys(change).join()}`;
  },
} satisfies Record<string, Take>;
