import { FAULT_KINDS, type FaultKind } from '../core/createFaults';
import { toMinor } from '../core/money';
import { createState } from '../core/State';
import { userData } from '../core/userData';
import { createUsers, type DemoUser } from '../core/users';
import { balanceOf } from '../ledger/balanceOf';
import { LedgerError } from '../ledger/createLedger';
import { depositLines } from '../ledger/postings';
import { SCENARIOS } from '../scenarios';
import { type AdminCall, type AdminCommand, type AdminResult, wrong } from './AdminCommand';
import { setDeposit, setWithdrawal } from './adminMoves';

const ok: AdminResult = { body: { ok: true } };
const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other);
const numberOr = (value: unknown, other: number): number => (typeof value === 'number' ? value : other);
const isFaultKind = (value: unknown): value is FaultKind => FAULT_KINDS.some(kind => kind === value);

function addFault({ bank, body }: AdminCall): AdminResult {
  const { kind, transport, userId } = body;
  const status = numberOr(body['status'], 503);
  if (!isFaultKind(kind)) return wrong(`kind is one of ${FAULT_KINDS.join(', ')}`);
  if (kind === '5xx' && !(status >= 200 && status <= 599)) return wrong('status is from 200 to 599');
  bank.faults.add({
    path: textOr(body['path'], '*'),
    kind,
    count: numberOr(body['count'], 1),
    ms: numberOr(body['ms'], 1_000),
    status,
    ...(typeof userId === 'string' ? { userId } : {}),
    ...(transport === 'http' || transport === 'socket' ? { transport } : {}),
  });
  return { body: bank.faults.list() };
}

/** Sends a push as it is, also a wrong one. Without userId: to nobody. */
function push({ bank, body }: AdminCall): AdminResult {
  const data = body['data'];
  if (typeof body['type'] !== 'string' || typeof data !== 'object' || data === null)
    return wrong('type and data are missing');
  bank.push(textOr(body['userId'], ''), { type: body['type'], data: { ...data } });
  return ok;
}

function reset({ bank, sockets }: AdminCall): AdminResult {
  // What was on its way would be booked in the new ledger.
  bank.scheduler.dispose();
  bank.faults.clear();
  bank.requests.length = 0;
  bank.reports.length = 0;
  // The ledger holds this very object: what is in it is replaced, not the object.
  const { ledger, counter, ...rest } = createState();
  Object.assign(bank.state.ledger, ledger);
  Object.assign(bank.state, rest, { counter: bank.state.counter + counter });
  sockets.drop();
  bank.changed();
  return ok;
}

function credit({ bank, body }: AdminCall): AdminResult {
  const userId = textOr(body['userId'], '');
  const currency = textOr(body['currency'], '');
  const minor = toMinor(body['amount'], currency);
  if (!userId || !currency || minor === undefined) return wrong('userId, currency and amount are missing');
  try {
    bank.ledger.post('admin credit', depositLines(userId, currency, minor));
  } catch (error) {
    if (error instanceof LedgerError) return wrong(error.message);
    throw error;
  }
  bank.changed();
  return { body: { balance: balanceOf(bank, userId, currency) } };
}

/** Every demo player, or the one of ?token, as a host would hand it to the widget. */
function users({ bank, query }: AdminCall): AdminResult {
  const tokens = query.has('token') ? [query.get('token') ?? ''] : createUsers().map(user => user.token);
  const found = tokens
    .map(token => bank.findUser(token))
    .filter((user): user is DemoUser => typeof user === 'object');
  return { body: found.map(user => userData(bank, user)) };
}

export const ADMIN: readonly AdminCommand[] = [
  {
    method: 'GET',
    path: /^\/admin\/ledger$/,
    run: ({ bank }) => ({
      body: {
        ...bank.state.ledger,
        deposits: Object.values(bank.state.deposits),
        withdrawals: Object.values(bank.state.withdrawals),
      },
    }),
  },
  { method: 'GET', path: /^\/admin\/users$/, run: users },
  { method: 'GET', path: /^\/admin\/scenarios$/, run: () => ({ body: SCENARIOS }) },
  {
    method: 'GET',
    path: /^\/admin\/requests$/,
    run: ({ bank, query }) => ({
      body: bank.requests.filter(
        line =>
          [null, line.userId].includes(query.get('userId')) && [null, line.path].includes(query.get('path')),
      ),
    }),
  },
  { method: 'GET', path: /^\/admin\/rum$/, run: ({ bank }) => ({ body: bank.reports }) },
  { method: 'GET', path: /^\/admin\/sockets$/, run: ({ sockets }) => ({ body: sockets.list() }) },
  { method: 'GET', path: /^\/admin\/faults$/, run: ({ bank }) => ({ body: bank.faults.list() }) },
  { method: 'POST', path: /^\/admin\/faults$/, run: addFault },
  {
    method: 'DELETE',
    path: /^\/admin\/faults$/,
    run: ({ bank }) => {
      bank.faults.clear();
      return ok;
    },
  },
  { method: 'POST', path: /^\/admin\/reset$/, run: reset },
  { method: 'POST', path: /^\/admin\/push$/, run: push },
  { method: 'POST', path: /^\/admin\/credit$/, run: credit },
  {
    method: 'POST',
    path: /^\/admin\/drop$/,
    run: ({ sockets, body }) => {
      sockets.drop(typeof body['userId'] === 'string' ? body['userId'] : undefined);
      return ok;
    },
  },
  { method: 'POST', path: /^\/admin\/deposits\/([^/]+)\/status$/, run: setDeposit },
  { method: 'POST', path: /^\/admin\/withdrawals\/([^/]+)\/status$/, run: setWithdrawal },
];
