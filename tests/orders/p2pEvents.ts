import { moveDeposit } from '../../demo/sandbox/ledger/deposits';
import { goBackOrClose } from '../../src/app/router/goBack';
import { backBy } from './backBy';
import { buttonsOf, findAll, leadsAway, methodsOf, nameOf, of, press } from './controls';
import { settle, type Table, type Take } from './createTable';
import { answerAll } from './networkEvents';
import { PLAYER_EVENTS } from './playerEvents';
import { CANCELS, seenAt } from './watchTable';

const isPayment = (path: string): boolean => /create|cancel|complete|session/.test(path);

/** The bank answers what is asked, until nothing is asked any more. */
async function answerOn(
  { wire }: Table,
  isWanted: (path: string) => boolean = () => true,
): Promise<string[]> {
  const paths: string[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const calls = wire.open().filter(({ path }) => isWanted(path));
    if (calls.length === 0) break;
    paths.push(...calls.map(({ path }) => path));
    await answerAll(wire, calls);
  }
  return paths;
}

/** From the list to the form or the invoice of a method, as long as the bank answers. */
const enter: Take = async (table, nth) => {
  const { cashier } = table.page();
  const path = () => cashier.router.current().path;
  if (!/^\/deposit(\/group|\/peer-to-peer)?$/.test(path())) return null;
  const method = of(
    methodsOf(table.page()).filter(one => !isKept(one)),
    nth,
  );
  if (!method) return null;
  await press(method);
  const isQuick = nth % 4 !== 0;
  if (isQuick) await answerOn(table, one => !isPayment(one));
  const again = of(methodsOf(table.page()), nth);
  if (again && path() !== '/deposit/peer-to-peer/base') {
    await press(again);
    if (isQuick) await answerOn(table, one => !isPayment(one));
  }
  return `enter ${method.textContent?.slice(0, 20)}`;
};

/** The way on from the pages that have nothing else. */
async function refresh({ page }: Table): Promise<string | null> {
  if (!/^\/(error|empty)$/.test(page().cashier.router.current().path)) return null;
  const [button] = buttonsOf(page()).filter(one => one.matches('.button'));
  await press(button);
  return `refresh, "${button?.textContent}"`;
}

/** A payment that was left open, on the list: named by its sum. */
const isKept = (row: Element): boolean =>
  / · |deposit/i.test(row.textContent ?? '') &&
  /\d/.test(row.querySelector('.method-name')?.textContent ?? '');

/** Every field gets what it takes, then the form is sent. */
const fill: Take = async (table, nth) =>
  findAll(table.page(), 'input:not([type=radio]):not([type=search]), select').length === 0
    ? null
    : PLAYER_EVENTS.fill(table, nth);

/** What players, banks and shells do with P2P deposits. */
export const P2P_EVENTS: Readonly<Record<string, Take>> = {
  enter,
  /** The whole way of a form, answered. */
  through: async (table, nth) => {
    const said = await fill(table, nth);
    if (said === null) return null;
    await answerOn(table);
    return `${said}, answered`;
  },
  /** The way on that the screen offers. */
  go: async (table, nth) => (await enter(table, nth)) ?? (await fill(table, nth)) ?? refresh(table),
  /** Any button but those that lead out of the deposits, which are rare. */
  tap: async ({ page }, nth) => {
    const button = of(
      buttonsOf(page()).filter(one => !leadsAway(one) || nth % 25 === 0),
      nth,
    );
    if (!button) return null;
    await press(button);
    return `tap "${nameOf(button)}"`;
  },
  answerAll: async table => {
    const paths = await answerOn(table);
    return paths.length === 0 ? null : `answer ${paths.join()}`;
  },
  cancel: async ({ page }, nth) => {
    const { t } = page().cashier.translator;
    const find = () =>
      buttonsOf(page()).filter(one => CANCELS.some(id => one.textContent?.startsWith(t(id))));
    const [button] = find();
    if (!button) return null;
    await press(button);
    if (!page().container.querySelector('dialog')) return `cancel "${button.textContent}"`;
    const choice = nth % 5 === 0 ? of(buttonsOf(page()), nth) : find().at(-1);
    await press(choice);
    return `cancel, "${choice?.textContent}"`;
  },
  /** A row of those left open. */
  reopen: async ({ page }, nth) => {
    const row = of(methodsOf(page()).filter(isKept), nth);
    if (!row) return null;
    await press(row);
    return `reopen "${row.textContent}"`;
  },
  hardwareBack: backBy(goBackOrClose),
  bank: async (table, nth) => {
    const { bank, userId } = table;
    const open = Object.values(bank.state.deposits).filter(
      one => one.userId === userId && one.stage === 'open' && ['waiting', 'accepted'].includes(one.status),
    );
    const deposit = of(open, nth);
    if (!deposit) return null;
    const { id, p2p } = deposit;
    const ends = [
      p2p ? 'AUTO_CANCELED' : 'mistaked',
      'mistaked',
      'accepted',
      'processed',
      'processed',
    ] as const;
    // Nobody pays to where nobody was sent.
    const isPayable = !p2p || seenAt(table).shown.has(id);
    const status = of(isPayable ? ends : ends.slice(0, 2), Math.floor(nth / 7));
    if (status) moveDeposit(bank, deposit, status);
    await settle();
    return `bank: ${id} ${deposit.status}`;
  },
};

export const P2P_WEIGHTS: Readonly<Record<string, number>> = {
  press: 0,
  order: 0,
  type: 0,
  tap: 3,
  pay: 3,
  go: 10,
  answerAll: 5,
  cancel: 3,
  reopen: 4,
  hardwareBack: 1,
  bank: 4,
  reload: 3,
  tab: 0,
  window: 0,
  host: 0,
  change: 0,
  through: 6,
  fill: 0,
};
