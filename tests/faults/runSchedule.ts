import { createRandom } from '../../demo/sandbox/core/createRandom';
import type { Sandbox } from '../../demo/sandbox/createSandbox';
import { sleep } from '../../src/lib/sleep';
import { type BankView, createBankView } from './createBankView';
import { createFaultProxy, type FaultProxy } from './createFaultProxy';
import { createPlayer, type Player, type View } from './createPlayer';
import { type MoneyMoves, moneyMoves } from './moneyMoves';
import type { Schedule } from './schedules';

interface ScheduleResult {
  /** What did not hold; none where all did. */
  faults: string[];
  /** What the player was told, each change. */
  told: View[];
  bank: string | null;
  /** What arrived at the bank. */
  calls: string[];
}

const TICK_MS = 250;
/** After this everything has settled that will: the longest wait of the widget for an answer is 30 s, twice over. */
const SETTLE_MS = 240_000;
/** Where the network stays broken nothing settles; long enough for every question and its time-out. */
const NEVER_MS = 150_000;

const TO_PAY: readonly View[] = ['redirect', 'invoice'];
const OPEN: readonly View[] = ['checking', 'waiting', 'accepted', 'sent', 'still-waiting'];
const FINAL: readonly View[] = ['processed', 'mistaked', 'canceled', 'not-created'];
/** Where a player who wants to pay would try again. */
const UNDONE: readonly View[] = ['failed', 'form', 'not-created', 'error'];
/** After a cancel: back at the form, or told so. */
const GIVEN_UP: readonly View[] = ['form', 'failed', 'canceled', 'mistaked'];
const CLAIMS_NOTHING: readonly View[] = ['failed', 'not-created', 'mistaked', 'canceled'];

/** One player, one intent, one fault: drives it to its end and tells what did not hold on the way. */
export async function runSchedule(
  sandbox: Sandbox,
  schedule: Schedule,
  name: string,
): Promise<ScheduleResult> {
  const random = createRandom(schedule.seed);
  const proxy = await createFaultProxy(sandbox.port, random.next);
  const token = `demo-mx:${name}`;
  const data = sandbox.userData(token);
  if (!data) throw new Error('The sandbox has no such player');
  const bank = createBankView(sandbox, data.id, schedule.flow);
  const faults: string[] = [];
  const told: View[] = [];
  const moves = moneyMoves(schedule);
  let isArmed = false;
  const user = { ...data, token: '', platform: 'desktop' as const, lang: 'en' };
  const open = () =>
    createPlayer({
      host: proxy.url,
      token,
      user,
      transport: schedule.transport,
      onRequest: ({ path }) => {
        if (path !== moves.path || isArmed) return;
        isArmed = true;
        armAtCreate(proxy, schedule, bank);
      },
    });
  let player = await open();

  function look(): View {
    const view = player.view();
    if (told.at(-1) !== view) told.push(view);
    const lie = lieOf(view, bank);
    if (lie && !faults.includes(lie)) faults.push(lie);
    return view;
  }

  async function until(isDone: (view: View) => boolean, limitMs: number): Promise<boolean> {
    for (let waited = 0; waited < limitMs; waited += TICK_MS) {
      if (isDone(look())) return true;
      await sleep(TICK_MS);
    }
    return false;
  }

  async function reload(): Promise<void> {
    look();
    player.dispose();
    player = await open();
    await moves.reopen(player.cashier);
  }

  // The list shows what is on its way. A payout that was over before the page came back is told by the balance alone.
  const isReloaded = schedule.recovery === 'reload' || schedule.again?.isReloaded === true;
  const isPaidOut = () => schedule.flow === 'withdrawal' && isReloaded && bank.isOver();

  try {
    moves.submit(player.cashier, schedule.clicks);
    await until(view => isArmed && isPast(schedule.moment, view), 60_000);
    armAfter(proxy, schedule, { bank, player, moves });
    await until(() => false, schedule.lastsMs);
    if (schedule.recovery === 'never') {
      await until(() => false, NEVER_MS);
      return { faults: [...faults, ...doubled(bank)], told, bank: bank.status(), calls: bank.calls() };
    }
    proxy.heal();
    if (schedule.recovery === 'reload') await reload();
    if (schedule.again) {
      const { kind, afterMs, lastsMs, isReloaded } = schedule.again;
      await until(() => false, afterMs);
      proxy.arm(kind, 'now');
      await until(() => false, lastsMs);
      proxy.heal();
      if (isReloaded) await reload();
    }
    const settled = () =>
      until(view => {
        if (TO_PAY.includes(view)) moves.leave(player.cashier, bank);
        return isSettled(view, bank, isReloaded);
      }, SETTLE_MS);
    await settled();
    const hasSeenTheEnd =
      told.some(view => view === 'processed' || view === 'mistaked') || isPaidOut() || isCanceled(bank);
    if (UNDONE.includes(look()) && !hasSeenTheEnd && schedule.triesAgain) {
      moves.submit(player.cashier, 1);
      await sleep(TICK_MS);
      await settled();
    }
    const last = hasSeenTheEnd ? [] : disagreement(look(), bank);
    return { faults: [...faults, ...doubled(bank), ...last], told, bank: bank.status(), calls: bank.calls() };
  } finally {
    player.dispose();
    await proxy.close();
  }
}

/** The moments around the creating call itself: `before` is in force when the call leaves. */
function armAtCreate(proxy: FaultProxy, { moment, kind }: Schedule, bank: BankView): void {
  const isCommitted = () => bank.count() > 0;
  if (moment === 'before') proxy.arm(kind, 'now');
  if (moment === 'sending') proxy.arm(kind, 'sending');
  if (moment === 'committed') proxy.arm(kind, 'answering', isCommitted);
  if (moment === 'answering') proxy.arm(kind, 'mid-answer', isCommitted);
}

function isPast(moment: Schedule['moment'], view: View): boolean {
  if (moment === 'on return') return TO_PAY.includes(view);
  return moment !== 'before the push' || OPEN.includes(view) || view === 'invoice';
}

/** The moments after it: a push or a poll tells of a change, or the player comes back from the payer's page. */
function armAfter(
  proxy: FaultProxy,
  { moment, kind, flow }: Schedule,
  { bank, player, moves }: { bank: BankView; player: Player; moves: MoneyMoves },
): void {
  if (moment === 'before the push') {
    const before = bank.status();
    proxy.arm(kind, 'answering', () => bank.status() !== before);
    if (flow === 'p2p') moves.leave(player.cashier, bank);
  }
  if (moment === 'on return') {
    proxy.arm(kind, 'now');
    moves.leave(player.cashier, bank);
    document.dispatchEvent(new window.Event('visibilitychange'));
  }
}

function isSettled(view: View, bank: BankView, isReloaded: boolean): boolean {
  if (view === 'busy' || OPEN.includes(view) || TO_PAY.includes(view)) return false;
  if (isCanceled(bank)) return GIVEN_UP.includes(view);
  if (FINAL.includes(view) && bank.count() > 0) return bank.isOver() && !disagreement(view, bank).length;
  return view === 'failed' || view === 'not-created' || view === 'error' || (view === 'form' && isReloaded);
}

const isCanceled = (bank: BankView): boolean => bank.status() === 'CANCELED';

/** What a view says that is not so at this moment. */
function lieOf(view: View, bank: BankView): string | null {
  if (view === 'processed' && bank.status() !== 'processed')
    return `said processed, the bank: ${bank.status()}`;
  if (!CLAIMS_NOTHING.includes(view) || bank.count() === 0) return null;
  return ['mistaked', 'CANCELED'].includes(bank.status() ?? '')
    ? null
    : `said ${view}, the bank: ${bank.status()}`;
}

const doubled = (bank: BankView): string[] => [
  ...(bank.count() > 1 ? [`${bank.count()} of one intent`] : []),
  ...(bank.status() === 'processed' && bank.bookings() === 0 ? ['processed without a booking'] : []),
];

/** The last screen against the ledger. */
function disagreement(view: View, bank: BankView): string[] {
  if (bank.count() === 0) return UNDONE.includes(view) ? [] : [`${view}, and nothing was made`];
  if (isCanceled(bank) && GIVEN_UP.includes(view)) return [];
  return view === bank.status() ? [] : [`${view}, the bank: ${bank.status()}`];
}
