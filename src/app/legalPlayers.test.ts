import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { legalPlayerSteps, PLAYERS_OF_OLD, type PlayerStep } from '../../tests/corpora/legal/legalPlayers';
import { isBusy, made, settle } from '../../tests/support/unit/bareApp';
import { legalRuns } from '../../tests/support/unit/legalRuns';
import { createPlayerWorld, type PlayerWorld } from '../../tests/support/unit/players/createPlayerWorld';
import { findFaults } from '../../tests/support/unit/players/findFaults';
import { figureOf } from '../../tests/support/unit/players/playerFacts';
import { addUser, NOBODY } from '../../tests/support/unit/players/Said';
import { playPayment } from '../../tests/support/unit/playPayment';
import { sampleMethod } from '../../tests/support/unit/samples';
import { define } from '../element/define';

vi.mock('./mountCashier', () => import('../../tests/support/unit/bareApp'));
vi.mock('../element/openTransport', () => import('../../tests/support/unit/bareApp'));

beforeAll(async () => {
  define();
  // What is loaded later is there: its time is not what is tried here.
  await Promise.all([import('./changes/applyParentChanges'), import('./push/receivePush')]);
});
// Languages that are not bundled are asked for at the host.
beforeEach(() => vi.stubGlobal('fetch', async () => new Response('', { status: 404 })));

const untilRunning = ({ running }: PlayerWorld) => vi.waitFor(() => expect(running()).toBeDefined(), 10_000);

/** The host says a part of the user of whoever plays. */
async function sayMore(world: PlayerWorld, step: PlayerStep & { do: 'say' | 'push' }): Promise<void> {
  const { said, facts } = world;
  if (!said.player) return;
  const { token, ...user } = facts.userOf(step.facts, said.player, said);
  const isTokenOfUser = said.token === '';
  if (isTokenOfUser && token) user['token'] = token;
  if (step.isNamed && (said.user?.['id'] || !said.userId)) user['id'] = said.player;
  const given = isTokenOfUser || !token ? {} : { token: String(token) };
  world.said = addUser({ ...said, ...given, isNamed: said.isNamed || 'id' in user }, user);
  await world.give({ user, ...given });
}

/** The bank says what it knows: of the one before too, while the code for the change is on its way. */
async function pushMore(world: PlayerWorld, step: PlayerStep & { do: 'say' | 'push' }): Promise<void> {
  const { online, said, line, facts } = world;
  const { isChanging } = world;
  if (isChanging && online && line === made.lines.at(-1) && online !== said.player && !world.isSubmitting())
    world.push('login.token', facts.userOf(step.facts, online, NOBODY));
  await settle();
  if (isChanging) return;
  world.hear(step);
  await settle();
}

/** A connection that is closed says what it has said of its player. */
async function pushLate({ facts, callers }: PlayerWorld): Promise<void> {
  await settle();
  const line = made.lines.slice(0, -1).find(one => callers.get(one)?.size === 1);
  const [player] = (line && callers.get(line)) ?? [];
  if (player)
    line?.transport.push('login.token', facts.userOf(['token', 'country', 'balanceData'], player, NOBODY));
  await settle();
}

async function pushBalance(world: PlayerWorld): Promise<void> {
  const whom = world.served ?? world.said;
  await settle();
  const cashier = world.running();
  if (!cashier || !whom.player) return;
  const amount = world.facts.amountOf(whom.player);
  world.push('deposit.status', {
    depositId: `${amount} of ${whom.player}`,
    status: 'processed',
    balance: { amount, currency: cashier.user.currency },
  });
  await settle();
  // It may go with a currency that waits.
  const balance = isBusy(cashier) ? undefined : amount;
  if (world.served) world.served = { ...world.served, balance };
  else world.said = { ...world.said, balance };
}

/** The player types, opens a payment, or does something to it. */
async function play(world: PlayerWorld, step: PlayerStep): Promise<void> {
  const { player } = world.served ?? world.said;
  await settle();
  const cashier = world.running();
  if (!cashier || !player) return;
  if (step.do === 'type') {
    if (isBusy(cashier)) return;
    cashier.deposit.method = sampleMethod();
    cashier.deposit.amount.text = `${figureOf(player)}00`;
    cashier.router.navigate('/deposit/redirect');
    world.typed = { by: player, currency: cashier.user.currency };
  } else if (step.do === 'open') {
    if (cashier.deposit.isSubmitting) return;
    playPayment(cashier, 'open');
    cashier.transaction.depositId = `d of ${player}`;
  } else {
    world.pay(step.do);
    await settle();
  }
}

async function take(world: PlayerWorld, step: PlayerStep): Promise<void> {
  const { said, facts } = world;
  switch (step.do) {
    case 'switch':
    case 'signIn':
      return world.arrive(step);
    case 'signOut':
      return world.signOut(step.order, step.isApart);
    case 'say':
      return sayMore(world, step);
    case 'push':
      return pushMore(world, step);
    case 'latePush':
      return pushLate(world);
    case 'balance':
      return pushBalance(world);
    case 'name':
      if (!said.player || said.isNamed || said.user?.['id']) return;
      await settle();
      world.said = { ...said, userId: said.player, isNamed: true };
      return world.give({ userId: said.player });
    case 'again':
      if (!said.player) return;
      // A balance that is said again counts again, after another one was pushed too.
      world.said = { ...said, balance: undefined };
      return world.again();
    case 'noBalance':
      if (!said.player) return;
      world.said = addUser(said, { balanceData: null });
      return world.give({ user: { balanceData: null } });
    case 'theme':
      return world.set({ theme: facts.next() % 2 ? 'dark' : 'light' });
    case 'locale':
      return world.set({ locale: 'en' });
    case 'transport':
      return world.set({ transport: facts.next() % 2 ? 'http' : 'socket' });
    case 'connect':
      world.connect();
      if (!step.isHasty) await untilRunning(world);
      return;
    case 'move':
      if (!world.isConnected) return;
      world.element.remove();
      return world.connect();
    default:
      return play(world, step);
  }
}

async function faultsOf(steps: readonly PlayerStep[], isFramed: boolean): Promise<string[]> {
  made.cashiers.length = made.lines.length = 0;
  window.sessionStorage.clear();
  window.localStorage.clear();
  const world = createPlayerWorld(isFramed);
  const faults: string[] = [];
  const look = (at: string) => faults.push(...findFaults(world).map(fault => `${at}: ${fault}`));
  for (const [at, step] of steps.entries()) {
    await take(world, step);
    world.isChanging = step.isHasty && !('isApart' in step && step.isApart);
    if (step.isHasty) continue;
    await settle();
    look(`${at} ${step.do}`);
  }
  if (!world.isConnected) world.connect();
  await settle();
  await untilRunning(world);
  for (const end of ['fail', 'leave']) {
    await settle();
    world.pay(end);
  }
  await settle();
  look('at last');
  world.element.remove();
  await settle();
  return faults;
}

const holds = (isFramed: boolean) =>
  fc.assert(
    fc.asyncProperty(legalPlayerSteps, async steps => {
      expect(await faultsOf(steps, isFramed)).toEqual([]);
    }),
    { ...legalRuns(20, 600), endOnFailure: false, examples: PLAYERS_OF_OLD },
  );

describe('[HOST-04] [USER-09] whose is it: nothing of one player is used for another, and nothing said of one is lost', () => {
  it('[HOST-02] by properties', () => holds(false), 600_000);

  it('[HOST-08] [HOST-10] by messages into a frame', () => holds(true), 600_000);
});
