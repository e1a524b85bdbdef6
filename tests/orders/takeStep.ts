import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { moveDeposit } from '../../demo/sandbox/ledger/deposits';
import { settle, type Table } from './createTable';
import type { OpenCall } from './createWire';

export const STEP_KINDS = [
  'press',
  'type',
  'order',
  'pay',
  'answer',
  'hear',
  'deliver',
  'lose',
  'refuse',
  'push',
  'bank',
  'wait',
  'look',
  'back',
  'reload',
  'reconnect',
  'list',
] as const;
export interface Step {
  kind: (typeof STEP_KINDS)[number];
  /** Which of what there is; any number will do. */
  nth: number;
}

const WAITS_MS = [300, 1_500, 5_000, 31_000, 130_000];
const AMOUNTS = ['100', '150', '200', '500'];
const of = <Item>(list: readonly Item[], nth: number): Item | undefined =>
  list[nth % Math.max(1, list.length)];
const scope = (container: HTMLElement): HTMLElement => container.querySelector('dialog') ?? container;
const isCreate = ({ path }: { path: string }) => path.includes('create');

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name') ?? '')
    .trim()
    .slice(0, 40);

/** Takes it, and says what it was; null where there was nothing of the kind. */
export async function takeStep(table: Table, { kind, nth }: Step): Promise<string | null> {
  const { wire, bank } = table;
  const { container, cashier } = table.page();
  const calls = wire.open();
  const call = of(calls, nth);
  const said = (what: string, one: OpenCall) =>
    `${what} ${one.path}${one.answer ? ` (${one.answer.status})` : ''}`;
  switch (kind) {
    case 'press': {
      const controls = [
        ...scope(container).querySelectorAll<HTMLElement>(
          'button:not([disabled]), a[href], input[type=radio], input[type=checkbox]',
        ),
      ].filter(one => !one.matches('[part~=close], [part~=tab]') || nth % 20 === 0);
      const control = of(controls, nth);
      if (!control) return null;
      await act(async () => control.click());
      await settle();
      return `press "${nameOf(control)}"`;
    }
    case 'type': {
      const inputs = [
        ...scope(container).querySelectorAll<HTMLInputElement>(
          'input:not([type=radio]):not([type=checkbox])',
        ),
      ];
      const input = of(inputs, nth);
      if (!input) return null;
      const value = input.name.includes('amount')
        ? of(AMOUNTS, Math.floor(nth / 7))
        : of(['123456', '8600123456789012'], nth);
      await act(async () => {
        fireEvent.focus(input);
        fireEvent.change(input, { target: { value } });
      });
      await settle();
      return `type ${input.name}`;
    }
    case 'order': {
      // The usual way on: a method, its amount, the button.
      const method = of([...container.querySelectorAll<HTMLElement>('[part~=method]:not([disabled])')], nth);
      await act(async () => method?.click());
      await settle();
      for (const input of container.querySelectorAll<HTMLInputElement>('input[name*=amount]'))
        await act(async () => fireEvent.change(input, { target: { value: of(AMOUNTS, nth) } }));
      await settle();
      const submit = [...container.querySelectorAll<HTMLElement>('[part~=submit]')].at(-1);
      await act(async () => submit?.click());
      await settle();
      return `order ${method ? nameOf(method) : ''} ${submit ? nameOf(submit) : '(no button)'}`;
    }
    case 'pay': {
      const button = [...scope(container).querySelectorAll<HTMLElement>('[part~=submit]')].at(-1);
      if (!button) return null;
      await act(async () => {
        button.click();
        if (nth % 3 === 0) button.click();
      });
      await settle();
      return `pay${nth % 3 === 0 ? ' twice' : ''}`;
    }
    case 'answer':
    case 'hear':
    case 'deliver': {
      if (!call) return null;
      await act(async () => {
        if (kind !== 'deliver') await wire.hear(call);
        if (kind !== 'hear') wire.deliver(call);
      });
      await settle();
      return said(kind, call);
    }
    case 'lose': {
      if (!call) return null;
      await act(async () => wire.lose(call));
      await settle();
      return said(kind, call);
    }
    case 'refuse': {
      if (!call || call.answer) return null;
      call.answer =
        of(
          [
            { status: 422, body: { message: 'No', code: 'banking.insufficientFunds' } },
            { status: 500, body: { message: 'Internal' } },
            { status: 503, body: {} },
          ],
          nth,
        ) ?? null;
      await act(async () => wire.deliver(call));
      await settle();
      return said(kind, call);
    }
    case 'list': {
      // What only reads is answered at once, in order: most of what is open is of that kind.
      const reading = calls.filter(one => !isCreate(one));
      if (reading.length === 0) return null;
      await act(async () => {
        for (const one of reading) {
          await wire.hear(one);
          wire.deliver(one);
        }
      });
      await settle();
      return `answer ${reading.map(one => one.path).join(', ')}`;
    }
    case 'push': {
      const push = of(wire.news(), nth);
      if (!push) return null;
      await act(async () => wire.tell(push));
      await settle();
      return `push ${JSON.stringify(push.data)}`;
    }
    case 'bank': {
      const open = Object.values(bank.state.deposits).filter(
        ({ status, stage }) => stage === 'open' && (status === 'waiting' || status === 'accepted'),
      );
      const deposit = of(open, nth);
      if (!deposit) return null;
      const status =
        of(['processed', 'processed', 'accepted', 'mistaked'] as const, Math.floor(nth / 5)) ?? 'processed';
      moveDeposit(bank, deposit, status);
      await settle();
      return `bank: ${deposit.method} ${deposit.status}`;
    }
    case 'wait': {
      const ms = of(WAITS_MS, nth) ?? 0;
      await act(async () => {
        for (let left = ms; left > 0; left -= 500) {
          await vi.advanceTimersByTimeAsync(Math.min(left, 500));
          wire.timeOut();
        }
      });
      await settle();
      return `wait ${ms}`;
    }
    case 'look':
      await act(async () => {
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new Event('focus'));
      });
      await settle();
      return 'look';
    case 'back': {
      const dialog = container.querySelector('dialog');
      await act(async () => {
        if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
        else cashier.router.back();
      });
      await settle();
      return 'back';
    }
    case 'reload':
      if (nth % 3 !== 0) return null;
      await table.reload();
      return 'reload';
    case 'reconnect':
      await act(async () => wire.reconnect());
      await settle();
      return 'reconnect';
  }
}
