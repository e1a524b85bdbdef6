import { ref } from 'valtio/vanilla';
import { balanceOf } from '../../domain/player/balanceOf';
import { playerOf } from '../../domain/player/playerOf';
import { knownPlatform } from '../../domain/player/resolvePlatform';
import { tokenOf } from '../../domain/player/tokenOf';
import { changeCurrency } from '../../flows/shared/changes/changeCurrency';
import { followLang } from '../../flows/shared/changes/followLang';
import { forgetAmounts } from '../../flows/shared/changes/forgetAmounts';
import { moveKept } from '../../flows/shared/changes/moveKept';
import { reloadFlows } from '../../flows/shared/changes/resetFlows';
import { switchVariant } from '../../flows/shared/changes/switchVariant';
import { startAnew } from '../../flows/shared/startAnew';
import { createUserKeeper } from '../../host/createUserKeeper';
import { laterChanges } from '../../host/laterChanges';
import type { ParentData, ParentField } from '../../host/parentData';
import { USER_DEFAULTS } from '../../spec/userDefaults';
import { noAskedFields } from '../../state/createDepositState';
import { createTransactionState } from '../../state/createTransactionState';
import { createWithdrawal } from '../../state/createWithdrawalState';
import { hostRefs } from '../../state/hostRefs';
import { isSweepstake } from '../../state/isSweepstake';
import { noAmount } from '../../state/TypedAmount';
import { createTypedForms } from '../../state/TypedForms';
import { reportUser } from '../control/reportUser';
import type { RunningCashier } from '../createCashier';
import { readBonuses } from '../readBonuses';
import { themingOf } from '../themingOf';
import { bringsOther } from './bringsOther';
import { createHeldChanges } from './createHeldChanges';

type Apply = (cashier: RunningCashier, changes: Partial<ParentData>) => void;

/** For another player or another bank: the payments, the session and the balance until now are not theirs. */
function forgetPayments(
  { deposit, transaction, withdrawal, user }: RunningCashier,
  { user: told }: Pick<Partial<ParentData>, 'user'>,
): void {
  Object.assign(transaction, createTransactionState());
  Object.assign(withdrawal, {
    current: createWithdrawal(),
    ended: [],
    intent: null,
    typed: ref(createTypedForms()),
    refusal: null,
  });
  Object.assign(withdrawal.amount, noAmount());
  Object.assign(deposit, {
    ...noAskedFields(),
    paymentSessionId: null,
    typed: ref(createTypedForms()),
    intent: null,
    earlyNews: [],
    refused: [],
  });
  Object.assign(user, { balance: balanceOf(told?.['balanceData']), ends: {}, balancesTold: [] });
}

/** For another player: what the one before has typed, searched for and chosen is not theirs. */
function forgetChoices(cashier: RunningCashier): void {
  const { methods, withdrawal, bonuses } = cashier;
  forgetAmounts(cashier);
  methods.search = withdrawal.search = '';
  Object.assign(bonuses, { chosenId: null, isSelected: true, isCryptoSelected: true });
  readBonuses(cashier);
}

/** After onTokenExpired a new token resumes where the player was (USER-09). */
function resume(cashier: RunningCashier): void {
  const { router, withdrawal } = cashier;
  if (withdrawal.refusal?.isOfToken) withdrawal.refusal = null;
  if (router.current().path !== '/error') return;
  startAnew(cashier, router.current().query.backRoute || '/deposit');
}

/** An empty text counts as not given, as it does at the start. */
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function applyUser(cashier: RunningCashier, { user: host }: Partial<ParentData>): void {
  const { user } = cashier;
  if (!host) {
    user.balance = null;
    return;
  }
  reportUser(cashier, host);
  if (host.lang) followLang(cashier);
  if (isText(host.currency)) changeCurrency(cashier, host.currency);
  if (isText(host.paymentGeo)) user.paymentGeo = host.paymentGeo;
  if (isText(host.country)) user.country = host.country;
  if (isText(host.widgetViewType)) user.widgetViewType = host.widgetViewType;
  const platform = knownPlatform(host.platform);
  if (platform && platform !== user.platform) {
    user.platform = platform;
    themingOf(cashier).apply();
  }
  const balance = balanceOf(host.balanceData);
  if (balance || host.balanceData === null) user.balance = balance;
}

/** What decides which methods there are. */
const marketOf = ({ user }: RunningCashier): string => `${user.currency} ${user.paymentGeo}`;

/** HOST-04: what each field does when it changes on a live element; the others are read when they are needed. */
const EFFECTS: Partial<Record<ParentField, Apply>> = {
  bonusList: readBonuses,
  bonusId: cashier => {
    // The host has spoken after the player has chosen.
    cashier.bonuses.chosenId = null;
    readBonuses(cashier);
  },
  locale: followLang,
  schema: cashier => themingOf(cashier).apply(),
  theme: cashier => themingOf(cashier).apply(),
  user: applyUser,
  token: resume,
};

/** Applies what a host has set on a live widget, in its order; some of it waits while a payment is being made. */
export function applyParentChanges(cashier: RunningCashier, ...steps: Partial<ParentData>[]): void {
  const changes = steps.reduce((before, later) => laterChanges(before, later, cashier.parent), {});
  const held = cashier.resource('held-changes', () =>
    createHeldChanges(cashier, late => applyNow(cashier, late)),
  );
  const given = cashier.resource('given', () => createUserKeeper({ ...cashier.parent }));
  // The shell keeps the user's fields that the host did not name; another player's must not stay.
  if (!given.give(changes)) cashier.handle.parent.user = { ...changes.user };
  const now = held.take(changes);
  // Changes held until now may have just overwritten these, which are newer.
  const { parent } = cashier.handle;
  Object.assign(parent, now, now.user && { user: { ...parent.user, ...now.user } });
  applyNow(cashier, now);
}

function applyNow(cashier: RunningCashier, changes: Partial<ParentData>): void {
  const whole = { ...changes, ...(changes.user && { user: { ...cashier.handle.parent.user } }) };
  // A host that answers twice sends the same values twice: that changes nothing.
  const isSame = (field: string) =>
    (field === 'host' || field === 'transport' || field === 'bonusId') &&
    cashier.parent[field] === changes[field];
  const changed = Object.keys(changes).filter(field => !isSame(field));
  const wasSweepstake = isSweepstake(cashier);
  const market = marketOf(cashier);
  const isOther = bringsOther(cashier, changes);
  const userToken = changes.user?.token ?? cashier.parent.user?.token;
  const isUserTokenNew = userToken !== cashier.parent.user?.token;
  const before = { ...cashier.parent };
  Object.assign(cashier.parent, hostRefs(whole));
  const isElsewhere = isOther || changed.includes('host');
  // A new token that comes with the first id may be another player's: nobody has said whose the old one was.
  const isRenewed = tokenOf(before) !== tokenOf(cashier.parent);
  if (!isElsewhere && !(isRenewed && playerOf(cashier.parent) !== '')) moveKept(before, cashier.parent);
  const isReconnected = isElsewhere || changed.includes('transport');
  // Answers and pushes of the old connection belong to the other bank or player.
  if (isReconnected) cashier.reconnect();
  if (isOther && changes.user) {
    // Nothing of the user before stays either.
    Object.assign(cashier.user, { ...USER_DEFAULTS, lang: cashier.user.lang });
    followLang(cashier);
  }
  // The defaults are overwritten with everything known of the new user, not only with what has changed.
  const told = isOther && changes.user ? { ...changes, user: cashier.parent.user } : changes;
  // An effect that several fields share runs once.
  for (const effect of new Set(changed.map(field => EFFECTS[field as ParentField]))) effect?.(cashier, told);
  if (isUserTokenNew) resume(cashier);
  // Whoever is named after their user has its balance. The shell has taken away that of the player before.
  const isNamedLate = isOther && !changes.user && playerOf(before) === '';
  if (isNamedLate) forgetPayments(cashier, cashier.handle.parent);
  else if (isElsewhere) forgetPayments(cashier, isOther ? told : cashier.parent);
  if (isOther) forgetChoices(cashier);
  if (isReconnected || marketOf(cashier) !== market)
    reloadFlows(cashier, isOther ? `/${cashier.parent.page}` : undefined);
  if (!isReconnected && isSweepstake(cashier) !== wasSweepstake) switchVariant(cashier);
}
