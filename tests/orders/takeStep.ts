import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { moveDeposit } from '../../demo/sandbox/ledger/deposits';
import { applyParentChanges } from '../../src/app/changes/applyParentChanges';
import { settle, type Table } from './createTable';
import type { OpenCall } from './createWire';
import { fillForm, inputsOf, of, scopeOf, typeInto, valueFor } from './fillForm';

export const STEP_KINDS = [
  'press',
  'type',
  'order',
  'through',
  'fill',
  'pay',
  'answer',
  'make',
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
  'window',
  'tab',
  'host',
  'change',
] as const;
type StepKind = (typeof STEP_KINDS)[number];
export interface Step {
  /** One of STEP_KINDS, or an event of the setting's own. */
  kind: string;
  /** Which of what there is; any number will do. */
  nth: number;
}

const WAITS_MS = [300, 1_500, 5_000, 31_000, 130_000, 1_900_000];
const TICK_MS = 500;
/** A long wait is taken in longer steps: nothing of the network's own ends within one. */
const LONG_MS = 200_000;
const LONG_TICK_MS = 5_000;
const isCreate = ({ path }: { path: string }) => path.includes('create') || path.includes('prepare');

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name') ?? '')
    .trim()
    .slice(0, 40);

/** Without the methods there is little to walk through. */
const isSpared = ({ path }: OpenCall, nth: number): boolean => path.startsWith('methods-') && nth % 10 !== 0;

type Take = (table: Table, nth: number) => Promise<string | null>;

const said = (what: string, { path, answer, data }: OpenCall): string =>
  `${what} ${path}${isCreate({ path }) ? ` ${String(data['amount'] ?? '')}` : ''}${answer ? ` (${answer.status})` : ''}`;

/** What is done to a call that is on its way. */
const toCall =
  (what: string, run: (table: Table, call: OpenCall, nth: number) => Promise<unknown>): Take =>
  async (table, nth) => {
    const call = of(table.wire.open(), nth);
    if (!call) return null;
    let isDone: unknown = true;
    await act(async () => {
      isDone = await run(table, call, nth);
    });
    await settle();
    return isDone === false ? null : said(what, call);
  };

const BONUSES = [
  { id: 'b-1', type: 'deposit' as const, title: '100 %', depositBonusData: { minDeposit: 100 } },
];

const REFUSALS = [
  { status: 422, body: { message: 'No', code: 'banking.insufficientFunds' } },
  { status: 500, body: { message: 'Internal' } },
  { status: 503, body: {} },
  { status: 429, body: { message: 'Too many requests' } },
  { status: 401, body: { message: 'Token expired', code: 'auth.tokenExpired' } },
] as const;

async function press(control: HTMLElement | undefined, times = 1): Promise<void> {
  await act(async () => {
    for (let time = 0; time < times; time++) control?.click();
  });
  await settle();
}

const submitOf = (table: Table): HTMLElement | undefined =>
  [...scopeOf(table.page().container).querySelectorAll<HTMLElement>('[part~=submit]')].at(-1);

/** What stands in the form, by its fields. */
const typedIn = (table: Table): Map<string, string> =>
  new Map(inputsOf(table.page().container).map(({ name, value }) => [name, value.replaceAll(' ', '')]));

/** Steps in which the player types and chooses nothing. */
const OTHERS: ReadonlySet<string> = new Set<StepKind>([
  ...([
    'answer',
    'make',
    'hear',
    'deliver',
    'lose',
    'refuse',
    'list',
    'push',
    'bank',
    'wait',
    'look',
  ] as const),
  ...(['reconnect', 'window', 'host', 'change'] as const),
]);

const TAKES: Readonly<Record<StepKind, Take>> = {
  press: async (table, nth) => {
    const controls = [
      ...scopeOf(table.page().container).querySelectorAll<HTMLElement>(
        'button:not([disabled]), a[href], input[type=radio], input[type=checkbox]',
      ),
    ].filter(one => !one.matches('[part~=close], [part~=segment], [part~=region]') || nth % 20 === 0);
    const control = of(controls, nth);
    if (!control) return null;
    const name = nameOf(control);
    await press(control);
    return `press "${name}"`;
  },
  type: async (table, nth) => {
    const input = of(inputsOf(scopeOf(table.page().container)), nth);
    if (!input) return null;
    await typeInto(input, valueFor(table, input, Math.floor(nth / 7)));
    await settle();
    return `type ${input.name}`;
  },
  // The usual way on: a method, what its form asks for, the button.
  order: async (table, nth) => {
    const method = of(
      [...table.page().container.querySelectorAll<HTMLElement>('[part~=method]:not([disabled])')],
      nth,
    );
    const name = method ? nameOf(method) : '';
    if (!method && !submitOf(table)) return null;
    await press(method);
    const fields = await fillForm(table, nth);
    const submit = submitOf(table);
    const button = submit ? nameOf(submit) : '(no button)';
    await press(submit);
    return `order ${name} [${fields}] ${button}`;
  },
  // A whole way to the next screen, with nothing in between.
  through: async (table, nth) => {
    const { container } = table.page();
    const isList = container.querySelector('[part~=method]') !== null;
    const sent = await (isList ? TAKES.order : TAKES.fill)(table, nth);
    const made = sent && (await TAKES.make(table, nth));
    return sent && (made ? `${sent}, ${made}` : sent);
  },
  fill: async (table, nth) => {
    const submit = submitOf(table);
    if (!submit) return null;
    const fields = await fillForm(table, nth);
    await press(submitOf(table));
    return `fill [${fields}] ${nameOf(submit)}`;
  },
  pay: async (table, nth) => {
    const button = submitOf(table);
    if (!button) return null;
    const name = nameOf(button);
    const times = nth % 3 === 0 ? 2 : 1;
    await press(button, times);
    return `pay "${name}"${times > 1 ? ' twice' : ''}`;
  },
  answer: toCall('answer', async ({ wire }, call) => {
    await wire.hear(call);
    wire.deliver(call);
  }),
  // A creating call is answered, and what it waits for: the way on to the next screen.
  make: async (table, nth) => {
    const { wire } = table;
    const read = await TAKES.list(table, nth);
    table.glance();
    const call = wire.open().find(one => isCreate(one) && !one.isGone);
    if (!call) return read;
    await act(async () => {
      await wire.hear(call);
      wire.deliver(call);
    });
    await settle();
    return said('make', call);
  },
  hear: toCall('hear', ({ wire }, call) => wire.hear(call)),
  deliver: toCall('deliver', async ({ wire }, call) => {
    if (!call.answer) return false;
    wire.deliver(call);
  }),
  lose: toCall('lose', async ({ wire }, call, nth) => !isSpared(call, nth) && wire.lose(call)),
  refuse: async (table, nth) => {
    const call = of(table.wire.open(), nth);
    if (!call || call.answer || isSpared(call, nth)) return null;
    call.answer = of(REFUSALS, nth) ?? null;
    await act(async () => table.wire.deliver(call));
    await settle();
    return said('refuse', call);
  },
  // What only reads is answered at once, in order: most of what is open is of that kind.
  list: async ({ wire }) => {
    const reading = wire.open().filter(one => !isCreate(one));
    if (reading.length === 0) return null;
    await act(async () => {
      for (const one of reading) {
        await wire.hear(one);
        wire.deliver(one);
      }
    });
    await settle();
    return `answer ${reading.map(one => one.path).join(', ')}`;
  },
  push: async ({ wire }, nth) => {
    const push = of(wire.news(), nth);
    if (!push) return null;
    await act(async () => {
      wire.tell(push);
      // Once more later, as some connections do.
      if (nth % 9 === 0) wire.pushes.push(push);
    });
    await settle();
    return `push ${JSON.stringify(push.data)}`;
  },
  bank: async ({ bank }, nth) => {
    const open = Object.values(bank.state.deposits).filter(
      ({ status, stage }) => stage === 'open' && (status === 'waiting' || status === 'accepted'),
    );
    const deposit = of(open, nth);
    if (!deposit) return null;
    const status =
      of(['processed', 'processed', 'accepted', 'mistaked'] as const, Math.floor(nth / 5)) ?? 'processed';
    moveDeposit(bank, deposit, status);
    await settle();
    return `bank: ${deposit.method} ${deposit.id} ${deposit.status}`;
  },
  wait: async ({ wire }, nth) => {
    const ms = of(WAITS_MS, nth) ?? 0;
    const tick = ms > LONG_MS ? LONG_TICK_MS : TICK_MS;
    await act(async () => {
      for (let left = ms; left > 0; left -= tick) {
        await vi.advanceTimersByTimeAsync(Math.min(left, tick));
        wire.timeOut();
      }
    });
    await settle();
    return `wait ${ms}`;
  },
  look: async () => {
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await settle();
    return 'look';
  },
  back: async table => {
    const { container, cashier } = table.page();
    const dialog = container.querySelector('dialog');
    await act(async () => {
      if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      else cashier.router.back();
    });
    await settle();
    return 'back';
  },
  reload: async (table, nth) => {
    if (nth % 3 !== 0) return null;
    await table.reload();
    return 'reload';
  },
  // A connection that breaks takes what is on it along.
  reconnect: async ({ wire }, nth) => {
    await act(async () => {
      if (nth % 2 === 0) {
        for (const call of wire.open()) wire.lose(call);
        wire.pushes.length = 0;
      }
      wire.reconnect();
    });
    await settle();
    return nth % 2 === 0 ? 'break off and reconnect' : 'reconnect';
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
    const { cashier } = table.page();
    const { token } = table.setting;
    const change = of(
      [
        { token },
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
    await act(async () => applyParentChanges(cashier, change));
    await settle();
    return `the host sets ${Object.keys(change).join()}`;
  },
  tab: async (table, nth) => {
    if (nth % 4 !== 0) return null;
    await table.turnTo();
    return `tab (of ${table.tabs().length})`;
  },
};

/** Takes it, and says what it was; null where there was nothing of the kind. */
export async function takeStep(table: Table, { kind, nth }: Step): Promise<string | null> {
  const page = table.page();
  const { key } = page.cashier.router.current();
  const before = typedIn(table);
  const said = await (table.setting.events?.[kind] ?? TAKES[kind as StepKind])(table, nth);
  const isSame = table.page() === page && page.cashier.router.current().key === key;
  if (!isSame || !OTHERS.has(kind)) return said;
  // What was typed stays, whatever comes.
  const after = typedIn(table);
  for (const [name, value] of before)
    if (value !== '' && after.has(name) && after.get(name) !== value)
      table.found.push(`${name} was ${value}, and is "${after.get(name)}"`);
  return said;
}
