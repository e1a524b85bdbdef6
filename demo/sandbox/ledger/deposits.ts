import type { Bank } from '../core/Bank';
import type { Deposit, DepositStatus } from '../core/State';
import { scenarioById } from '../scenarios';
import { canMove } from './depositStatus';
import { depositLines, grantLines, salesLines } from './postings';
import { pushDeposit } from './pushDeposit';

type Opening = Pick<Deposit, 'userId' | 'method' | 'country' | 'currency' | 'minor' | 'flow'> &
  Partial<Deposit>;

export function openDeposit(bank: Bank, opening: Opening): Deposit {
  const deposit: Deposit = {
    id: bank.newId('dep'),
    status: 'waiting',
    stage: 'open',
    created: bank.now(),
    session: bank.random.hex(24),
    roundsLeft: 0,
    ...opening,
  };
  bank.state.deposits[deposit.id] = deposit;
  bank.changed();
  return deposit;
}

/** Books the money and tells the player. False where that status cannot follow. */
export function moveDeposit(bank: Bank, deposit: Deposit, status: DepositStatus, message?: string): boolean {
  if (!canMove(deposit.status, status)) return false;
  if (status === 'processed') credit(bank, deposit);
  deposit.status = status;
  if (message !== undefined) deposit.message = message;
  bank.changed();
  pushDeposit(bank, deposit);
  return true;
}

function credit(bank: Bank, deposit: Deposit): void {
  const { userId, currency, grants } = deposit;
  if (deposit.scenario === 'wrong-amount') deposit.minor = Math.floor(deposit.minor / 2);
  if (deposit.minor === 0) return;
  if (!grants) {
    bank.ledger.post(`deposit ${deposit.id}`, depositLines(userId, currency, deposit.minor));
    return;
  }
  bank.ledger.post(`box ${deposit.id}`, [
    ...salesLines(currency, deposit.minor),
    ...grants.flatMap(grant => grantLines(userId, grant.currency, grant.minor)),
  ]);
  for (const grant of grants.filter(one => one.currency === 'QSC')) {
    const key = `${userId} ${grant.currency}`;
    bank.state.unplayed[key] = (bank.state.unplayed[key] ?? 0) + grant.minor;
  }
}

const DECLINED = 'The bank declined the payment.';

/** The money is on its way: accepted, then processed, unless the scenario says otherwise. */
export function acceptDeposit(bank: Bank, deposit: Deposit): void {
  const scenario = scenarioById(deposit.scenario);
  if (scenario?.outcome === 'stays-waiting') return;
  if (deposit.flow === 'crypto') deposit.txid = bank.random.hex(64);
  if (scenario?.outcome === 'instant') {
    moveDeposit(bank, deposit, 'processed');
    return;
  }
  moveDeposit(bank, deposit, 'accepted');
  finishDeposit(bank, deposit);
}

/** accepted → processed (or mistaked) after its delay; also after a restart. */
function finishDeposit(bank: Bank, deposit: Deposit): void {
  const scenario = scenarioById(deposit.scenario);
  if (scenario?.outcome === 'stays-accepted') return;
  bank.scheduler.after(deposit.p2p ? bank.delays.p2pProcessMs : bank.delays.processMs, () => {
    if (scenario?.outcome === 'declined') moveDeposit(bank, deposit, 'mistaked', DECLINED);
    else moveDeposit(bank, deposit, 'processed');
  });
}

const MINUTE_MS = 60_000;

/** A P2P transfer has a time limit; what is not paid by then cancels itself. */
export function watchTimeout(bank: Bank, deposit: Deposit): void {
  if (!deposit.p2p) return;
  const left = deposit.created + deposit.p2p.timeoutMinutes * MINUTE_MS - bank.now();
  bank.scheduler.after(Math.max(0, left), () => {
    if (!deposit.isSaidPaid) moveDeposit(bank, deposit, 'AUTO_CANCELED');
  });
}

const SETTLE_DELAY: Partial<Record<Deposit['flow'], 'acceptMs' | 'cryptoMs' | 'transferMs'>> = {
  direct: 'acceptMs',
  app: 'acceptMs',
  crypto: 'cryptoMs',
  requisites: 'transferMs',
  card: 'transferMs',
  cash: 'transferMs',
  pix: 'transferMs',
  eazype: 'transferMs',
  'upi-qr': 'transferMs',
  offline: 'transferMs',
};

/** What a settled deposit waits for: nothing, a transfer, or (no delay here) a page or a further call. */
export function settleByItself(bank: Bank, deposit: Deposit): void {
  const delay = SETTLE_DELAY[deposit.flow];
  if (!delay) return;
  deposit.isSettling = true;
  if (scenarioById(deposit.scenario)?.outcome === 'instant' && delay === 'acceptMs') {
    moveDeposit(bank, deposit, 'processed');
    return;
  }
  bank.scheduler.after(bank.delays[delay], () => {
    // An app link that was opened as a page: the page decides.
    if (deposit.status !== 'waiting' || (deposit.flow === 'app' && deposit.isPageVisited)) return;
    acceptDeposit(bank, deposit);
  });
}

/** The player says that it is paid: it is looked for at once. */
export function lookForPayment(bank: Bank, deposit: Deposit): void {
  deposit.isSaidPaid = true;
  bank.changed();
  bank.scheduler.after(bank.delays.acceptMs, () => {
    if (deposit.status === 'waiting') acceptDeposit(bank, deposit);
  });
}

/** After a restart: timers are gone, what they were for is not. */
export function resumeDeposits(bank: Bank): void {
  for (const deposit of Object.values(bank.state.deposits)) {
    if (deposit.status === 'accepted') finishDeposit(bank, deposit);
    if (deposit.status !== 'waiting') continue;
    if (deposit.isSaidPaid) lookForPayment(bank, deposit);
    else if (deposit.isSettling) settleByItself(bank, deposit);
    else watchTimeout(bank, deposit);
  }
}
