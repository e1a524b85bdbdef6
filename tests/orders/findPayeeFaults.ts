import type { Deposit } from '../../demo/sandbox/core/State';
import { isDepositFinal } from '../../src/domain/transaction/depositStatus';
import { isRecord } from '../../src/lib/isRecord';
import type { Page, Table } from './createTable';
import { memoryOf } from './memoryOf';

const MINUTE_MS = 60_000;
const PAY_PATH = /^\/deposit\/(host-to-host|cash|redirect\/.+|crypto\/address|india\/invoice)$/;
const SHORTEST = 8;

interface Way {
  id: string;
  /** What it is paid to, and nothing else is. */
  payees: string[];
  timeoutMs: number | null;
}

/** Of each request, read once. */
const waysAt = memoryOf(() => new Map<string, Way>());

/** Whom to pay is of the deposit on screen, which may still be paid. */
export function findPayeeFaults(table: Table, page: Page): string[] {
  const { cashier, container } = page;
  const { path } = cashier.router.current();
  const { depositId, status } = cashier.transaction;
  const deposit = table.bank.state.deposits[depositId ?? ''];
  if (!PAY_PATH.test(path) || !deposit) return [];
  const ways = readWays(table);
  const text = (container.textContent ?? '').replace(/\s/g, '');
  const shows = ({ payees }: Way): boolean => payees.some(payee => text.includes(payee));
  const faults = ways
    .filter(way => way.id !== deposit.id && shows(way))
    .map(({ id }) => `${path}: to pay as for ${id}, and it is ${deposit.id}`);
  const own = ways.filter(({ id }) => id === deposit.id);
  if (!own.some(shows)) return faults;
  if (isDepositFinal(status)) faults.push(`${path}: to pay, and it is ${status}`);
  const timeoutMs = own.at(-1)?.timeoutMs ?? null;
  if (
    timeoutMs !== null &&
    !table.clocks.isSetBack &&
    table.clocks.felt() > lastHeardMs(table, deposit) + timeoutMs + 2_000
  )
    faults.push(`${path}: to pay after the time`);
  return faults;
}

/** When the last answer about its creation came, or was lost: no time to pay begins later. */
function lastHeardMs({ wire, bank, userId, clocks }: Table, { id, created }: Deposit): number {
  const ends = wire.sent.flatMap(({ path, data, endAt }) => {
    const isOf = data['depositId'] === id || bank.state.intents[`${userId} ${data['requestId']}`] === id;
    return path.startsWith('deposit-create') && isOf && endAt !== null ? [endAt] : [];
  });
  return Math.max(created + clocks.felt() - clocks.world(), ...ends);
}

function readWays(table: Table): Way[] {
  const known = waysAt(table);
  for (const [key, { body }] of Object.entries(table.bank.state.answers)) {
    if (known.has(key)) continue;
    const response = isRecord(body) && isRecord(body['apiResponse']) ? body['apiResponse'] : null;
    const data = response && isRecord(response['data']) ? response['data'] : {};
    const wallet = isRecord(data['wallet']) ? data['wallet'] : {};
    const requisites = Array.isArray(data['requisites']) ? data['requisites'] : [];
    const minutes = data['timeout_minutes'] ?? wallet['timeout_minutes'];
    known.set(key, {
      id: String(response?.['depositId']),
      payees: [
        ...[wallet['address'], data['pixKey'], data['reference']],
        ...requisites.flatMap(one => (isRecord(one) ? [one['value']] : [])),
      ].filter(
        value => typeof value === 'string' && value.length >= SHORTEST && /^\S*\d\S*$/.test(value),
      ) as string[],
      timeoutMs: typeof minutes === 'number' ? minutes * MINUTE_MS : null,
    });
  }
  return [...known.values()];
}
