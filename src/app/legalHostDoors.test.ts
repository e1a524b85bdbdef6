import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DoorStep, legalDoorSteps } from '../../tests/corpora/legal/legalHostDoors';
import { isBusy, made, settle } from '../../tests/support/unit/bareApp';
import { legalRuns } from '../../tests/support/unit/legalRuns';
import { plainText } from '../../tests/support/unit/plain';
import { playPayment } from '../../tests/support/unit/playPayment';
import { sampleMethod } from '../../tests/support/unit/samples';
import { EMBEDDING_ORIGIN, stubEmbedding } from '../../tests/support/unit/stubEmbedding';
import { type Wanted, want } from '../../tests/support/unit/want';
import { playerOf } from '../domain/player/playerOf';
import type { CashierElement } from '../element/CashierElement';
import { define } from '../element/define';
import { attributeOf, defaultParentData, type ParentData, type ParentField } from '../host/parentData';
import type { RunningCashier } from './createCashier';

vi.mock('./mountCashier', () => import('../../tests/support/unit/bareApp'));
vi.mock('../element/openTransport', () => import('../../tests/support/unit/bareApp'));

beforeAll(async () => {
  define();
  // What is loaded later is there: its time is not what is tried here.
  await import('./changes/applyParentChanges');
});
// Languages that are not bundled are asked for at the host.
beforeEach(() => vi.stubGlobal('fetch', async () => new Response('', { status: 404 })));

const lastCashier = (): RunningCashier | undefined => made.cashiers.at(-1);

type Give = DoorStep & { do: 'give' };

/** A way for a host to say what it wants. */
interface Door {
  /** What the host sets before all else. */
  start: Partial<ParentData>;
  /** Says one field; `false` where that says nothing. */
  give(element: CashierElement, step: Give): boolean;
  /** What a malformed word leaves behind: the field's default, or what was there. */
  leaves: 'default' | 'before';
}

/** Attributes, and properties where the step says so. */
const elementDoor = (): Door => ({
  // A host that gives nothing is no host of an element.
  start: { mode: 'element' },
  leaves: 'default',
  give: (element, { field, value, malformed, by }) => {
    const name = attributeOf(field);
    const given = malformed ?? value;
    if (by === 'property') Object.assign(element, { [field]: given });
    else if (given !== undefined)
      element.setAttribute(name, typeof given === 'string' ? given : JSON.stringify(given));
    else if (element.hasAttribute(name)) element.removeAttribute(name);
    else return false;
    return true;
  },
});

/** Messages of the embedding window, among those of others. `wanted` is what it answers to `Loaded`. */
function frameDoor(wanted: () => ParentData): Door {
  const { say, stranger } = stubEmbedding(() => {
    const { mode: _mode, hostOrigins: _origins, ...payload } = wanted();
    say(JSON.stringify({ type: 'loaded', payload }));
  });
  const theft = {
    type: 'loaded',
    payload: { userId: 'eve', token: 'of-eve', user: { id: 'eve' }, bonusList: 5 },
  };
  return {
    start: { mode: 'iframe', hostOrigins: [EMBEDDING_ORIGIN] },
    leaves: 'before',
    give: (_, { field, value, malformed }) => {
      say(theft, 'https://evil.test');
      say(theft, 'null');
      say(theft, EMBEDDING_ORIGIN, stranger);
      for (const noise of ['{', 'null', '[]', 7, { type: 'loud' }, `"${'x'.repeat(10_000)}"`]) say(noise);
      say({ type: 'loaded', payload: { [field]: malformed ?? value ?? null } });
      say({ type: 'loaded' });
      return true;
    },
  };
}

/** What the player does, and what the bank answers. */
function play(cashier: RunningCashier, step: DoorStep, isOther: boolean): void {
  const { deposit, router } = cashier;
  if (step.do === 'type') {
    if (!deposit.isSubmitting && !isOther) deposit.method = sampleMethod();
    deposit.amount.text = '512';
    router.navigate('/deposit/redirect');
  }
  playPayment(cashier, step.do);
}

/** Where what somebody holds differs from the host's last valid word. */
function differences(wanted: ParentData, whose: string, held: object): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const [host, own] = [value, Reflect.get(held, name)].map(plainText);
    return own === host ? [] : [`${name} of the ${whose}: ${own} in place of ${host}`];
  });
}

const connectionOf = ({ user, parent }: RunningCashier): string =>
  `${user.currency} ${parent.host} ${parent.transport}`;

async function faultsOf(steps: readonly DoorStep[], isFramed: boolean): Promise<string[]> {
  made.cashiers.length = made.lines.length = 0;
  const faults: string[] = [];
  const element = document.createElement('cashier-widget') as CashierElement;
  const errors: string[] = [];
  element.addEventListener('error-report', ({ detail }) => errors.push(detail.field ?? ''));
  const malformed: ParentField[] = [];
  let wanted: Wanted = { data: defaultParentData(), owner: '' };
  window.sessionStorage.clear();
  const door = isFramed ? frameDoor(() => wanted.data) : elementDoor();
  Object.assign(element, door.start);
  wanted = want(wanted, door.start);
  let player = '';
  /** The first `userId` since nobody was there. */
  let first = '';
  /** Somebody else has come, and may have to wait for a payment. */
  let isOther = false;
  let isConnected = false;
  const connect = () => {
    isConnected = true;
    document.body.append(element);
  };
  for (const step of steps) {
    // Together with a user it says whose that is, whichever of the two comes first.
    const isAlone = step.do === 'give' && step.field === 'userId';
    if (isAlone) await settle();
    const cashier = isConnected ? lastCashier() : undefined;
    const before = cashier && connectionOf(cashier);
    const wasSubmitting = cashier?.deposit.isSubmitting === true;
    const typed = cashier?.deposit.amount.text;
    const currency = cashier?.user.currency;
    if (step.do === 'give') {
      const isBad = step.malformed !== undefined;
      const earlier = wanted;
      const unset = defaultParentData()[step.field];
      // Before the start a first `userId` is that of the user who is there.
      if (isAlone && !cashier && first === '') wanted = { ...wanted, owner: '' };
      if (!isBad || door.leaves === 'default')
        wanted = want(wanted, { [step.field]: isBad ? unset : (step.value ?? unset) });
      if (!door.give(element, step)) wanted = earlier;
      else if (isBad && (!isFramed || cashier?.signal.aborted === false)) malformed.push(step.field);
      first = wanted.data.user || playerOf(wanted.data) ? first || wanted.data.userId : '';
    } else if (step.do === 'connect') connect();
    else if (step.do === 'move' && isConnected) {
      element.remove();
      connect();
    } else if (step.do === 'remount' && isConnected) {
      element.remove();
      await settle();
      connect();
    } else if (step.do === 'wait') await settle();
    else if (cashier && !cashier.signal.aborted) {
      play(cashier, step, isOther);
      if (step.do === 'type') continue;
    }
    const isSettled = isAlone || !step.isHasty;
    if (isSettled) await settle();
    const now = playerOf(wanted.data) || player;
    isOther ||= player !== '' && now !== player;
    player = now;
    if (!cashier || cashier !== lastCashier() || cashier.signal.aborted) continue;
    const after = connectionOf(cashier);
    if (wasSubmitting && cashier.deposit.isSubmitting && before !== after)
      faults.push(`${after} in place of ${before} while a deposit is made`);
    const { deposit } = cashier;
    if (isOther && !deposit.isSubmitting && isSettled) {
      if (deposit.amount.text !== '') faults.push(`${step.do}: what another player has typed`);
      isOther = false;
    } else if (cashier.user.currency !== currency) {
      if (deposit.amount.text !== '') faults.push(`${step.do}: what was typed in ${currency}`);
    } else if (!isOther && deposit.amount.text !== typed) faults.push(`${step.do}: what was typed is lost`);
  }
  if (!isConnected) connect();
  await vi.waitFor(() => expect(lastCashier()?.signal.aborted).toBe(false), 10_000);
  await settle();
  const cashier = lastCashier();
  if (!cashier) throw new Error('Not mounted');
  cashier.deposit.isSubmitting = false;
  cashier.router.navigate('/deposit', { isReset: true });
  await settle();
  if (isBusy(cashier)) faults.push('busy for ever');
  faults.push(
    ...differences(wanted.data, 'app', cashier.parent),
    ...differences(wanted.data, 'shell', cashier.handle.parent),
    ...(isFramed ? [] : differences(wanted.data, 'element', element)),
  );
  // Of the users that are given that one has no balance.
  if (player === '2' && cashier.user.balance) faults.push("another player's balance");
  for (const field of malformed) if (!errors.includes(field)) faults.push(`${field}: nobody was told`);
  element.remove();
  await settle();
  return faults;
}

const holds = (isFramed: boolean) =>
  fc.assert(
    fc.asyncProperty(legalDoorSteps, async steps => {
      expect(await faultsOf(steps, isFramed)).toEqual([]);
    }),
    { ...legalRuns(20, 1_000), endOnFailure: false },
  );

describe('[HOST-03] [HOST-04] [HOST-05] whatever a host says, in any order and at any time: nothing typed is lost, what is malformed is told, the last valid word wins', () => {
  it('[HOST-02] by attributes and properties', () => holds(false), 600_000);

  it('[HOST-08] [HOST-10] by messages into a frame, among those of strangers', () => holds(true), 600_000);
});
