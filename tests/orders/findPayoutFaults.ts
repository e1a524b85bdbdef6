import { toMajor } from '../../demo/sandbox/core/money';
import type { Withdrawal } from '../../demo/sandbox/core/State';
import { balanceOf } from '../../demo/sandbox/ledger/balanceOf';
import { holdAccount } from '../../demo/sandbox/ledger/postings';
import { isPending } from '../../demo/sandbox/ledger/withdrawals';
import { mapWithdrawalStatus } from '../../src/domain/transaction/withdrawalStatus';
import { isAtConfirm } from '../../src/flows/shared/navigation/isAtConfirm';
import { WITHDRAWAL_VIEWS, withdrawalStage } from '../../src/flows/withdrawal/complete/withdrawalView';
import { balancesTold } from './balancesTold';
import { terse } from './bends';
import type { Page, Table } from './createTable';
import { accountOf } from './createWire';
import { contentOf, findFaults, findLeftFaults } from './findFaults';
import { memoryOf } from './memoryOf';

const withdrawalsOf = ({ bank, userId }: Table): Withdrawal[] =>
  Object.values(bank.state.withdrawals).filter(one => one.userId === userId);

/** What must hold after each step. */
export const findPayoutFaults = (table: Table): string[] => [
  ...findFaults(table),
  ...table.tabs().flatMap(page => [...lies(table, page), ...saidFaults(table, page)]),
  ...intentFaults(table),
  ...sentTwice(table),
];

/** What the rules remember. */
export const payoutsAt = memoryOf(() => ({
  /** How many calls were looked at. */
  calls: 0,
  /** Whether the player has been at the list of withdrawals after everything else. */
  isHome: false,
  /** Whether a push was lost. */
  isMissed: false,
}));

const TRUE_OF: Readonly<Record<string, readonly string[]>> = {
  processed: ['processed'],
  mistaked: ['mistaked'],
  canceled: ['CANCELED'],
};

/** The status screen says what the ledger has. */
function lies(table: Table, page: Page): string[] {
  const { cashier, container } = page;
  const { current } = cashier.withdrawal;
  const { path } = cashier.router.current();
  if (path !== '/withdrawal/complete' && !(isAtConfirm(cashier) && !cashier.withdrawal.draft)) return [];
  const stage = withdrawalStage(current);
  const made =
    table.bank.state.withdrawals[
      current.withdrawalId ?? table.bank.state.intents[`${table.userId} ${current.requestId}`] ?? ''
    ];
  if (!made) return current.withdrawalId ? [`${current.withdrawalId} is unknown to the ledger`] : [];
  const faults: string[] = [];
  if (stage === 'not-created') faults.push(`"not created", and ${made.id} was made`);
  const truth = TRUE_OF[stage];
  if (truth && !truth.includes(made.status)) faults.push(`said ${stage}, and it is ${made.status}`);
  if (stage === 'sent' && !made.steps.some(({ name, at }) => name === 'sent' && at))
    faults.push('said sent, and it is not');
  const major = toMajor(made.minor, made.currency);
  if (current.amount !== major || current.currency !== made.currency)
    faults.push(`${current.amount} ${current.currency}, and the ledger has ${major} ${made.currency}`);
  if (current.paymentMethod !== made.method)
    faults.push(`${current.paymentMethod}, and the ledger has ${made.method}`);
  const title = cashier.translator.t(WITHDRAWAL_VIEWS[stage].title as 'withdrawal.status.sent.title');
  if (path === '/withdrawal/complete' && !container.textContent?.includes(title))
    faults.push(`"${title}" is not on the screen: ${container.textContent?.slice(0, 120)}`);
  return faults;
}

/** What the snackbar says of a withdrawal is so. */
function saidFaults(table: Table, page: Page): string[] {
  const { cashier } = page;
  const { t } = cashier.translator;
  return cashier.notifications.list.flatMap(({ content, reference = '' }) => {
    const made = table.bank.state.withdrawals[reference];
    if (!made) return [];
    const isSent = made.steps.some(({ name, at }) => name === 'sent' && at) || made.status === 'processed';
    if (content === t('withdrawal.status.canceled.title') && made.status !== 'CANCELED')
      return [`said cancelled, and ${made.id} is ${made.status}`];
    if (content === t('withdrawal.status.mistaked.title') && made.status !== 'mistaked')
      return [`said failed, and ${made.id} is ${made.status}`];
    if (content === t('withdrawal.cancel.tooLate') && !isSent)
      return [`said too late, and ${made.id} is ${made.status}`];
    return [];
  });
}

/** One event never sends one thing twice from a page; of two tabs, that were both pressed, both have the same id. */
function sentTwice(table: Table): string[] {
  const memory = payoutsAt(table);
  const { sent } = table.wire;
  const made = sent
    .slice(memory.calls)
    .flatMap(({ page, path, data }) =>
      /create|confirm|cancel$/.test(path) ? [JSON.stringify({ page, path, data })] : [],
    );
  memory.calls = sent.length;
  return made.filter((one, index) => made.indexOf(one) < index).map(one => `sent twice at once: ${one}`);
}

const KEPT_MS = 10 * 60_000;

/** One intent makes one withdrawal: no new id for what may have been made under another. */
function intentFaults(table: Table): string[] {
  const { wire } = table;
  const creates = wire.sent.filter(
    ({ path }) => path === 'withdrawal-create' || path === 'deposit-create-sweepstake',
  );
  const last = creates.at(-1);
  if (!last) return [];
  return creates.flatMap(one => {
    const { requestId } = one.data;
    if (requestId === last.data['requestId'] || contentOf(one) !== contentOf(last)) return [];
    if (accountOf(one.token) !== accountOf(last.token)) return [];
    // A deposit stands in the list after a reload; a withdrawal keeps its id, where it can be stored.
    const isKept = one.path === 'withdrawal-create' && !table.browser.isForgetful;
    if (last.at - one.at >= KEPT_MS || (!isKept && one.page !== last.page)) return [];
    // A refusal tells of the first call of an id alone: of one that was lost before, it says nothing.
    const isTold = wire.sent.some(
      call =>
        call.data['requestId'] === requestId &&
        call.end !== null &&
        (call.path.includes('create')
          ? call.end >= 200 && call.end < (call === one ? 500 : 300)
          : call.end === 200 || call.end === 404),
    );
    return isTold ? [] : [`sent anew while ${requestId} is of unknown outcome`];
  });
}

/** What a host reads is what the ledger has. */
function snapshotFaults(table: Table, page: Page): string[] {
  const { cashier, messages } = page;
  const told = messages.filter(({ messageType }) => messageType === 'onStateChange').at(-1);
  const made = table.bank.state.withdrawals[String(told && Reflect.get(told, 'withdrawalId'))];
  if (!told || !made || cashier.withdrawal.isSubmitting) return [];
  const said = ['amount', 'currency', 'paymentMethod'].map(key => Reflect.get(told, key)).join();
  const true_ = [toMajor(made.minor, made.currency), made.currency, made.method].join();
  return said === true_ ? [] : [`the host reads ${said} of ${made.id}, and it is ${true_}`];
}

/** The end on screen is the ledger's, and a code is asked for where the bank wants one. */
function leftBehind(table: Table, page: Page): string[] {
  const { cashier } = page;
  const { current, draft } = cashier.withdrawal;
  const made = table.bank.state.withdrawals[current.withdrawalId ?? ''];
  const isAtCode = isAtConfirm(cashier) && !draft;
  if (!made || !(isAtCode || cashier.router.current().path === '/withdrawal/complete')) return [];
  const stage = withdrawalStage(current);
  const wantsCode = made.confirmation !== undefined && isPending(made);
  // One that tells no steps says so in its answer to the creation alone, which may be lost.
  const isSaid = table.wire.sent.some(
    ({ path, data, end }) =>
      path === 'withdrawal-create' &&
      end === 200 &&
      table.bank.state.intents[`${table.userId} ${data['requestId']}`] === made.id,
  );
  if (isAtCode && !wantsCode) return [`a code is asked for, and ${made.id} is ${made.status}`];
  if ((stage === 'code') !== wantsCode && (isSaid || table.setting.bend !== terse))
    return [`${stage}, and ${made.id} wants ${wantsCode ? 'a' : 'no'} code`];
  const truth = TRUE_OF[stage] ?? ['waiting', 'accepted'];
  return truth.includes(made.status) ? [] : [`${stage} still, and ${made.id} is ${made.status}`];
}

/** What must hold once everything that was on its way has arrived. */
export function findLeftPayoutFaults(table: Table): string[] {
  const { bank, userId, user, wire } = table;
  const faults = [...findLeftFaults(table), ...table.tabs().flatMap(page => leftOn(table, page))];
  const open = withdrawalsOf(table).filter(isPending);
  const held = bank.ledger.balance(holdAccount(userId), user.currency);
  const owed = open
    .filter(({ currency }) => currency === user.currency)
    .reduce((sum, { minor }) => sum + minor, 0);
  if (held !== owed) faults.push(`${held} is held, and ${owed} is on its way`);
  const told = new Set(
    table.told().map(message => message.messageType === 'onCreateTransaction' && message.withdrawalId),
  );
  for (const { data, at, path } of wire.sent) {
    // Its list asks for it, for some time.
    if (!payoutsAt(table).isHome || table.browser.isForgetful) break;
    if (path !== 'withdrawal-create' || table.clocks.felt() - at >= KEPT_MS) continue;
    const id = bank.state.intents[`${userId} ${data['requestId']}`];
    if (id && !told.has(id)) faults.push(`${id} was made, and the host is not told`);
  }
  return faults;
}

function leftOn(table: Table, page: Page): string[] {
  const { bank, userId, kind, wire } = table;
  const { withdrawal, user, router } = page.cashier;
  const faults = [...snapshotFaults(table, page), ...leftBehind(table, page)];
  // The bank's last word, also where it is late and of a while ago.
  const said = balancesTold(table, id => id === userId, user.currency).at(-1);
  const owned = balanceOf(bank, userId, user.currency);
  const balance = said ?? owned;
  // One that was said while nobody listened is not said again.
  const isKnown = user.balance?.currency === user.currency && !payoutsAt(table).isMissed;
  // A word from before a payment's end is no longer one, where that end is known.
  const shown = user.balance?.amount;
  if (kind === 'socket' && isKnown && shown !== balance && shown !== owned)
    faults.push(`the balance is said to be ${shown}, and is ${balance}`);
  // A tab that nobody has turned to is asked for when somebody does.
  const isListed =
    table.tabs().length === 1 && wire.sent.filter(one => one.path === 'withdrawal-list').at(-1)?.end === 200;
  if (router.current().path === '/withdrawal' && isListed) {
    const made = withdrawalsOf(table);
    const listed = withdrawal.pending.map(({ withdrawalId }) => withdrawalId);
    for (const { id } of made.filter(isPending)) if (!listed.includes(id)) faults.push(`${id} is not listed`);
    for (const { withdrawalId, status } of withdrawal.pending) {
      const truth = TRUE_OF[mapWithdrawalStatus(status)] ?? ['waiting', 'accepted'];
      const now = made.find(({ id }) => id === withdrawalId)?.status;
      if (!now || !truth.includes(now)) faults.push(`listed ${withdrawalId} as ${status}, and it is ${now}`);
    }
  }
  return faults;
}
