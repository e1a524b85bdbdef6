import type { Bank } from '../core/Bank';
import { toMajor } from '../core/money';
import type { Deposit, DepositStatus } from '../core/State';
import { type PushScript, scenarioById } from '../scenarios';
import { pushedBalance } from './balanceOf';

type Data = Record<string, unknown>;
interface Timed {
  data: Data;
  afterMs: number;
}

/** A peer-to-peer deposit that is paid and not credited yet has a name of its own. */
export function saidStatus({ p2p, status }: Deposit): string {
  return p2p && status === 'accepted' ? 'PAYED' : status;
}

/** What a good push says of the deposit as it is now. The balance only once money has moved. */
function depositPush(bank: Bank, deposit: Deposit): Data {
  return {
    depositId: deposit.id,
    status: saidStatus(deposit),
    amount: toMajor(deposit.minor, deposit.currency),
    currency: deposit.currency,
    ...(deposit.txid ? { txid: deposit.txid } : {}),
    ...(deposit.message ? { message: deposit.message } : {}),
    ...(deposit.status === 'processed'
      ? // Of the coins that a box brings, the sweep coins.
        { balance: pushedBalance(bank, deposit.userId, deposit.grants ? 'QSC' : deposit.currency) }
      : {}),
  };
}

const NUMBERS: Partial<Record<DepositStatus, number>> = { waiting: 0, processed: 1, mistaked: 2 };
const ENDS: ReadonlySet<DepositStatus> = new Set(['processed', 'mistaked']);

const once = (data: Data): Timed[] => [{ data, afterMs: 0 }];

const SCRIPTS: Readonly<Record<PushScript, (bank: Bank, deposit: Deposit, data: Data) => Timed[]>> = {
  late: (bank, deposit, data) => [{ data, afterMs: ENDS.has(deposit.status) ? bank.delays.lateMs : 0 }],
  duplicate: (bank, _deposit, data) => [...once(data), { data, afterMs: bank.delays.burstMs }],
  reordered: (bank, deposit, data) =>
    ENDS.has(deposit.status)
      ? [
          ...once(data),
          { data: { ...data, status: 'waiting', balance: undefined }, afterMs: bank.delays.burstMs },
          { data: { ...data, status: 'accepted', balance: undefined }, afterMs: bank.delays.burstMs * 2 },
        ]
      : [],
  foreign: (bank, _deposit, data) => [
    ...once({ depositId: 'dep_of_someone_else', status: 'mistaked' }),
    { data, afterMs: bank.delays.burstMs },
  ],
  unknown: (_bank, deposit, data) =>
    once(deposit.status === 'accepted' ? { ...data, status: 'in_review_27' } : data),
  numeric: (_bank, deposit, data) => {
    const status = NUMBERS[deposit.status];
    return status === undefined ? [] : once({ ...data, status });
  },
  none: () => [],
  broken: (bank, deposit, data) => [
    ...once({ depositId: deposit.id, status: { no: 'text' }, amount: 'much', balance: [] }),
    { data, afterMs: bank.delays.burstMs },
  ],
};

export function pushDeposit(bank: Bank, deposit: Deposit): void {
  const script = scenarioById(deposit.scenario)?.pushes;
  const data = depositPush(bank, deposit);
  for (const timed of script ? SCRIPTS[script](bank, deposit, data) : once(data)) {
    const send = (): void => bank.push(deposit.userId, { type: 'deposit.status', data: timed.data });
    // A push never overtakes the answer that names its deposit, except where a scenario wants it to.
    bank.scheduler.after(timed.afterMs, send);
  }
}
