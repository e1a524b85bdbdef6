import type { Describe } from 'superstruct';
import { checkAnswer } from '../../api/checkAnswer';
import {
  DepositStatusPushStruct,
  type RawStatus,
  WithdrawalStatusPushStruct,
} from '../../api/contract/transaction';
import { type UserFields, UserFieldsStruct } from '../../api/contract/user';
import type { Sum } from '../../domain/money/Sum';
import { balanceOf } from '../../domain/player/balanceOf';
import { isOtherPlayer } from '../../domain/player/playerOf';
import { knownPlatform } from '../../domain/player/resolvePlatform';
import { isDepositFinal, mapDepositStatus } from '../../domain/transaction/depositStatus';
import { isWithdrawalFinal, mapWithdrawalStatus } from '../../domain/transaction/withdrawalStatus';
import { assign } from '../../lib/assign';
import { ownValue } from '../../lib/ownValue';
import { UNKNOWN_MESSAGE_TYPE } from '../../spec/messages';
import type { WithdrawalStatus } from '../../spec/withdrawal';
import { applyStatus } from '../../state/applyStatus';
import { isLater, receiveWithdrawal } from '../../state/applyWithdrawal';
import type { Cashier } from '../../state/Cashier';
import { hostRefs } from '../../state/hostRefs';
import type { Push } from '../../transport/Transport';
import { isSignedOut } from '../changes/bringsOther';
import { followLang } from '../changes/followLang';
import { moveKept } from '../changes/moveKept';
import { moveUser } from '../changes/moveUser';

/**
 * Fields that are dropped if they cannot be read, as the status or token beside them counts all the same. A
 * payment's amount is not among them.
 */
const BESIDE = ['balance', 'balanceData', 'message', 'txid'];

/** Receives a push; returns what was wrong with it, if anything. */
type Receive = (cashier: Cashier, data: unknown) => string | undefined;

const receiver =
  <News>(struct: Describe<News>, apply: (cashier: Cashier, news: News) => void): Receive =>
  (cashier, data) => {
    const { value, problem } = checkAnswer(data, struct, BESIDE);
    if (value) apply(cashier, value);
    return problem;
  };

interface ToldBalance {
  balance?: number | Sum;
  status: RawStatus;
  /** The status as the widget knows it. A deposit's statuses are among a withdrawal's, and the same ones are final. */
  told: WithdrawalStatus;
  /** The widget knows that the payment has ended. */
  hasEnded: boolean;
}

/**
 * Takes the balance that came with a push about `payment`, unless a newer one may be known: the push is from before the
 * payment's end, which is known, or was delivered before.
 */
function takeBalance(cashier: Cashier, payment: string, news: ToldBalance): void {
  const { user } = cashier;
  const { balance, status, told, hasEnded } = news;
  const isEnd = isWithdrawalFinal(told);
  const known = user.ends.get(payment);
  if ((hasEnded && !isEnd) || (known && isLater(known, told))) return;
  if (isEnd) user.ends.set(payment, told);
  const delivery = JSON.stringify([payment, status, balance]);
  if (balance === undefined || user.balancesTold.has(delivery)) return;
  user.balancesTold.add(delivery);
  setBalance(cashier, balance);
}

/** The handler of each push type. */
const RECEIVERS: Readonly<Record<string, Receive>> = {
  'deposit.status': receiver(DepositStatusPushStruct, (cashier, news) => {
    const { transaction } = cashier;
    applyStatus(transaction, news);
    keepNews(cashier.deposit, news);
    const hasEnded = news.depositId === transaction.depositId && isDepositFinal(transaction.status);
    takeBalance(cashier, `deposit ${news.depositId}`, {
      ...news,
      told: mapDepositStatus(news.status),
      hasEnded,
    });
  }),
  'withdrawal.status': receiver(WithdrawalStatusPushStruct, (cashier, news) => {
    const { withdrawal } = cashier;
    receiveWithdrawal(withdrawal, news);
    keepNews(withdrawal, news);
    const hasEnded = withdrawal.ended.includes(news.withdrawalId);
    const told = mapWithdrawalStatus(news.status);
    takeBalance(cashier, `withdrawal ${news.withdrawalId}`, { ...news, told, hasEnded });
  }),
  'login.token': receiver(UserFieldsStruct, mergeUser),
};

const MOST_EARLY = 20;

interface Heard<News> {
  isSubmitting: boolean;
  earlyNews: News[];
  lastNews?: News;
}

/** Keeps the last push, and those that come before the answer which names their payment. */
function keepNews<News>(flow: Heard<News>, news: News): void {
  flow.lastNews = news;
  if (flow.isSubmitting && flow.earlyNews.length < MOST_EARLY) flow.earlyNews.push(news);
}

export function receivePush(cashier: Cashier, { type, data }: Push): void {
  const receive = ownValue(RECEIVERS, type);
  if (!receive) {
    reportUnknownPush(cashier);
    return;
  }
  const problem = receive(cashier, data);
  if (problem) cashier.send({ messageType: 'Error', message: `${type}: ${problem}` });
}

/** ERR-04: an unknown push is ignored; the host hears only of the first, as a server may send many. */
function reportUnknownPush({ resource, send }: Cashier): void {
  resource('unknown-push', () => {
    send({ messageType: 'Error', message: UNKNOWN_MESSAGE_TYPE });
    return {};
  });
}

/** A balance as servers write it: a number in the user's currency, or an amount with its own. */
function setBalance({ user }: Cashier, balance: number | Sum): void {
  const primary = typeof balance === 'number' ? { amount: balance, currency: user.currency } : balance;
  user.balance = balanceOf({ primary }) ?? user.balance;
}

/** USER-09: merges a partial user. Its token serves later requests unless the parent gave one. */
function mergeUser(cashier: Cashier, fields: UserFields): void {
  // The bank means the one who has left: the connection is still theirs.
  if (isSignedOut(cashier)) return;
  const { user, parent, handle } = cashier;
  const before = { ...parent };
  // USER-03: the host knows best what the widget runs in; the server may mean the player's last visit.
  const platform = handle.parent.user?.platform ?? fields.platform;
  user.platform = knownPlatform(platform) ?? user.platform;
  handle.parent.user = { ...handle.parent.user, ...fields, ...(platform && { platform }) };
  assign(parent, hostRefs({ user: { ...handle.parent.user } }));
  moveKept(before, cashier);
  if (fields.lang) followLang(cashier);
  if (fields.country) user.country = fields.country;
  user.balance = balanceOf(fields.balanceData) ?? user.balance;
  moveUser(cashier, fields);
  if (handle.mode === 'element') return;
  // The push may name only what has changed, and a page of its own has no host to say the rest after a reload.
  const stored = handle.session.user();
  const kept = isOtherPlayer({ user: stored }, handle.parent) ? null : stored;
  // The platform and the view are the host's to say at each load.
  const { platform: told, widgetViewType } = { ...kept, ...fields };
  const { user: given, userId } = handle.parent;
  handle.session.setUser({
    ...kept,
    ...given,
    ...(userId && { id: userId }),
    platform: told,
    widgetViewType,
  });
}
