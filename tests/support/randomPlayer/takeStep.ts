import type { Locator, Page } from 'playwright/test';
import type { Random } from '../../../demo/sandbox/core/createRandom';
import type { DemoUser } from '../../../demo/sandbox/core/users';
import { moveDeposit } from '../../../demo/sandbox/ledger/deposits';
import { madeBy } from '../madeBy';
import type { MoneyView } from './findMoneyFaults';
import { typedValues } from './typedValues';

const STEPS = [
  ...['press', 'press', 'press', 'press', 'fill', 'fill', 'fill'],
  ...['key', 'double', 'host', 'bank', 'resize'],
] as const;
const KEYS = ['Enter', 'Escape', 'Tab', 'Space', 'ArrowDown'] as const;
const PATHS = [
  'deposit-create',
  'deposit-status',
  'deposit-limits',
  'withdrawal-create',
  'methods-payment-v3',
];
const FAULTS = ['latency', 'drop', '5xx', 'drop-after', 'garbage', 'wrong-types', 'empty'] as const;
const ODD_SHARE = 0.1;
const WIDTHS = [320, 390, 768, 1280];
/** What has gone meanwhile is not waited for. */
const SOON = { timeout: 2_000 };

interface RandomPlayer extends MoneyView {
  page: Page;
  user: DemoUser;
  random: Random;
  /** What was pressed before: something new is more likely to lead on. */
  pressed: Set<string>;
  /** The host's doors: what it changes on the running widget. */
  changes: readonly Record<string, unknown>[];
}

export function pick<Item>({ next }: Random, list: readonly Item[]): Item {
  const item = list[Math.floor(next() * list.length)];
  if (item === undefined) throw new Error('There is nothing to pick.');
  return item;
}

/** Something to press or to type into, as a screen reader finds it. */
interface Control {
  isText: boolean;
  name: string;
  locator: Locator;
}

const CONTROL =
  /^\s*- '?(button|link|radio|switch|checkbox|textbox|searchbox) "((?:[^"\\]|\\.)+)"(?!.*\[disabled\])/;
type Role = 'button' | 'link' | 'radio' | 'switch' | 'checkbox' | 'textbox' | 'searchbox';

/** Every control that a player can reach now: those of a dialog alone, where one is open. */
async function readControls(widget: Locator): Promise<Control[]> {
  const dialog = widget.locator('dialog');
  const scope = (await dialog.count()) > 0 ? dialog : widget;
  const lines = (await scope.ariaSnapshot()).split('\n');
  return lines.flatMap(line => {
    const [, role, quoted] = CONTROL.exec(line) ?? [];
    if (role === undefined) return [];
    const name = String(JSON.parse(`"${quoted}"`)).replaceAll("''", "'");
    const locator = scope.getByRole(role as Role, { name, exact: true }).first();
    return [{ isText: role.endsWith('box') && role !== 'checkbox', name, locator }];
  });
}

/** Types into every field and sends the form. */
async function fill(controls: readonly Control[], { random, user, widget }: RandomPlayer): Promise<string> {
  const said: string[] = [];
  for (const { name, locator } of controls.filter(({ isText }) => isText)) {
    const field = (await locator.getAttribute('name')) ?? '';
    const { fitting, odd } = typedValues(user, field);
    const text = pick(random, random.next() < ODD_SHARE ? odd : fitting);
    await locator.fill(text, SOON);
    said.push(`${name} = ${text.slice(0, 20)}`);
  }
  const submit = widget.locator('[part~=submit]').last();
  if ((await submit.count()) > 0) await submit.click(SOON);
  return `fill ${said.join(', ')}`;
}

/** A deposit that is open ends one way or the other; without one a call fails. */
function upset({ bank, userId, random }: RandomPlayer): string {
  const open = madeBy(bank, userId).find(({ status }) => status === 'waiting');
  const deposit = bank.state.deposits[open?.id ?? ''];
  if (deposit?.stage === 'open') {
    moveDeposit(bank, deposit, pick(random, ['processed', 'mistaked']));
    return `bank: ${deposit.status}`;
  }
  const [path, kind] = [pick(random, PATHS), pick(random, FAULTS)];
  bank.faults.add({ path, kind, count: 1, ms: 300, status: 503, userId });
  return `bank: ${kind} on ${path}`;
}

/** One step of a player, of the host or of the bank, as the seed has it; gives what it was. */
export async function takeStep(player: RandomPlayer): Promise<string> {
  const { page, widget, random, pressed, changes } = player;
  const kind = pick(random, STEPS);
  const controls = await readControls(widget);
  const presses = controls.filter(({ isText }) => !isText);
  if (presses.length === 0) return 'nothing to press yet';
  if (kind === 'fill') return fill(controls, player);
  if (kind === 'bank') return upset(player);
  if (kind === 'key') {
    const key = pick(random, KEYS);
    await page.keyboard.press(key);
    return key;
  }
  if (kind === 'resize') {
    const width = pick(random, WIDTHS);
    await page.setViewportSize({ width, height: 700 });
    return `${width} px`;
  }
  if (kind === 'host') {
    const change = pick(random, changes);
    await widget.evaluate((element, given) => Object.assign(element, given), change);
    return `host: ${Object.keys(change).join(' ')}`;
  }
  const fresh = presses.filter(({ name }) => !pressed.has(name));
  const { name, locator } = pick(random, fresh.length > 0 ? fresh : presses);
  pressed.add(name);
  await (kind === 'press' ? locator.click(SOON) : locator.dblclick(SOON));
  return `${kind} "${name}"`;
}
