import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DoorStep, legalDoorSteps } from '../../tests/corpora/legal/legalHostDoors';
import { createFakeTransport } from '../../tests/support/unit/createFakeTransport';
import { legalRuns } from '../../tests/support/unit/legalRuns';
import { sampleMethod } from '../../tests/support/unit/samples';
import { playerOf } from '../domain/playerOf';
import type { CashierElement } from '../element/CashierElement';
import { define } from '../element/define';
import { attributeOf, defaultParentData, type ParentData, type ParentField } from '../host/parentData';
import type { CashierHandle } from '../state/CashierHandle';
import type { RunningCashier } from './createCashier';

const made = vi.hoisted(() => ({ cashiers: [] as unknown[] }));

// All but React: the real shell over the real stores.
vi.mock('./mountCashier', async () => {
  const [{ createCashier }, { createUpdate }] = await Promise.all([
    import('./createCashier'),
    import('./createUpdate'),
  ]);
  return {
    mountCashier: (handle: CashierHandle) => {
      const cashier = createCashier(handle);
      made.cashiers.push(cashier);
      handle.removeSkeleton();
      return { update: createUpdate(cashier), back: () => {}, readopt: () => {}, dispose: cashier.dispose };
    },
  };
});

vi.mock('../element/openTransport', () => ({
  openTransport: () =>
    createFakeTransport({
      'methods-payment-v3': { methods: [] },
      'deposit-limits': { min: 0, max: 0 },
      events: {},
    }),
}));

beforeAll(async () => {
  define();
  // What is loaded later is there: its time is not what is tried here.
  await import('./applyParentChanges');
});
// Languages that are not bundled are asked for at the host.
beforeEach(() => vi.stubGlobal('fetch', async () => new Response('', { status: 404 })));
afterEach(() => vi.unstubAllGlobals());

const task = () => new Promise(resolve => setTimeout(resolve));
const settle = async () => {
  for (let turn = 0; turn < 3; turn++) await task();
};
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)))
    : value;
const text = (value: unknown): string => JSON.stringify(sorted(plain(value)));

interface Wanted {
  data: ParentData;
  owner: string;
}

/** HOST-04: the last valid word wins; of a user only what is named changes, and nothing stays of another player. */
function want({ data, owner }: Wanted, change: Partial<ParentData>): Wanted {
  const next = { ...data, ...change };
  const player = playerOf(next);
  if (!change.user) return { data: next, owner };
  const isSame = player === '' || owner === '' || player === owner;
  return {
    data: { ...next, user: isSame ? { ...data.user, ...change.user } : change.user },
    owner: player || (isSame ? owner : ''),
  };
}

const lastCashier = (): RunningCashier | undefined => made.cashiers.at(-1) as RunningCashier | undefined;

function isBusy(cashier: RunningCashier): boolean {
  return cashier.deposit.isSubmitting || cashier.router.current().path === '/deposit/complete';
}

/** One change by an attribute, or by a property where the step says so. */
function give(element: CashierElement, { field, value, malformed, by }: DoorStep & { do: 'give' }): void {
  const name = attributeOf(field);
  if (by === 'property') Object.assign(element, { [field]: malformed ?? value });
  else if (value === undefined && malformed === undefined) element.removeAttribute(name);
  else if (malformed !== undefined)
    element.setAttribute(name, typeof malformed === 'string' ? malformed : JSON.stringify(malformed));
  else element.setAttribute(name, typeof value === 'string' ? value : JSON.stringify(value));
}

async function faultsOf(steps: readonly DoorStep[]): Promise<string[]> {
  made.cashiers.length = 0;
  const faults: string[] = [];
  const element = document.createElement('cashier-widget') as CashierElement;
  const errors: string[] = [];
  element.addEventListener('error-report', ({ detail }) => errors.push(detail.field ?? ''));
  const malformed: ParentField[] = [];
  let wanted: Wanted = { data: defaultParentData(), owner: '' };
  // A host that gives nothing is no host of an element.
  element.mode = 'element';
  wanted = want(wanted, { mode: 'element' });
  let player = '';
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
    const before = cashier && `${cashier.user.currency} ${cashier.parent.host} ${cashier.parent.transport}`;
    const wasSubmitting = cashier?.deposit.isSubmitting === true;
    const typed = cashier?.deposit.amountText;
    if (step.do === 'give') {
      const isBad = step.malformed !== undefined;
      // Who takes away an attribute that is not there says nothing.
      const isNothing = !isBad && step.value === undefined && step.by === 'attribute';
      if (isNothing && !element.hasAttribute(attributeOf(step.field))) continue;
      if (isBad) malformed.push(step.field);
      const value = isBad || step.value === undefined ? defaultParentData()[step.field] : step.value;
      wanted = want(wanted, { [step.field]: value });
      give(element, step);
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
      const { deposit, transaction, router } = cashier;
      if (step.do === 'type') {
        if (!deposit.isSubmitting && !isOther)
          Object.assign(deposit, { method: sampleMethod(), amountText: '512' });
        router.navigate('/deposit/redirect');
        continue;
      }
      if (step.do === 'submit') deposit.isSubmitting = true;
      else if (step.do === 'fail') deposit.isSubmitting = false;
      else if (step.do === 'open' && !deposit.isSubmitting) {
        transaction.depositId = 'd-1';
        router.navigate('/deposit/complete');
      } else if (step.do === 'leave' && !deposit.isSubmitting) router.navigate('/deposit', { isReset: true });
    }
    if (isAlone || !step.isHasty) await settle();
    const now = playerOf(wanted.data) || player;
    isOther ||= player !== '' && now !== player;
    player = now;
    if (!cashier || cashier !== lastCashier() || cashier.signal.aborted) continue;
    const after = `${cashier.user.currency} ${cashier.parent.host} ${cashier.parent.transport}`;
    if (wasSubmitting && cashier.deposit.isSubmitting && before !== after)
      faults.push(`${after} in place of ${before} while a deposit is made`);
    const { deposit } = cashier;
    if (isOther && !deposit.isSubmitting && !step.isHasty) {
      if (deposit.amountText !== '') faults.push(`${step.do}: what another player has typed`);
      isOther = false;
    } else if (!isOther && deposit.amountText !== typed) faults.push(`${step.do}: what was typed is lost`);
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
  for (const name of Object.keys(wanted.data) as ParentField[]) {
    const host = text(wanted.data[name]);
    if (text(cashier.parent[name]) !== host)
      faults.push(`${name}: ${text(cashier.parent[name])} in place of ${host}`);
    if (text(cashier.handle.parent[name]) !== host)
      faults.push(`${name} of the shell: ${text(cashier.handle.parent[name])} in place of ${host}`);
    if (text(element[name]) !== host)
      faults.push(`${name} of the element: ${text(element[name])} in place of ${host}`);
  }
  // Of the users that are given that one has no balance.
  if (player === '2' && cashier.user.balance) faults.push("another player's balance");
  for (const field of malformed) if (!errors.includes(field)) faults.push(`${field}: nobody was told`);
  element.remove();
  await settle();
  return faults;
}

describe('[HOST-02, HOST-03, HOST-04, HOST-05] attributes and properties, in any order and at any time', () => {
  it('nothing typed is lost, what is malformed is told, and the last valid word wins', async () => {
    await fc.assert(
      fc.asyncProperty(legalDoorSteps, async steps => {
        expect(await faultsOf(steps)).toEqual([]);
      }),
      { ...legalRuns(25, 1_500), endOnFailure: false },
    );
  }, 600_000);
});
