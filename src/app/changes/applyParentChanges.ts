import { ref } from 'valtio/vanilla';
import { normaliseCurrency } from '../../domain/money/currency';
import { balanceOf } from '../../domain/player/balanceOf';
import { playerOf } from '../../domain/player/playerOf';
import { tokenOf } from '../../domain/player/tokenOf';
import { followLang } from '../../flows/shared/changes/followLang';
import { moveKept } from '../../flows/shared/changes/moveKept';
import { resetFlows } from '../../flows/shared/changes/resetFlows';
import { homePath } from '../../flows/shared/homePath';
import { startAnew } from '../../flows/shared/startAnew';
import { createUserKeeper } from '../../host/createUserKeeper';
import { laterChanges } from '../../host/laterChanges';
import type { ParentData, ParentField } from '../../host/parentData';
import { USER_DEFAULTS } from '../../spec/userDefaults';
import { noAskedFields } from '../../state/createDepositState';
import { createTransactionState } from '../../state/createTransactionState';
import { createWithdrawal } from '../../state/createWithdrawalState';
import { isSweepstake } from '../../state/isSweepstake';
import type { RunningCashier } from '../createCashier';
import { readBonuses } from '../readBonuses';
import { reportUser } from '../reportUser';
import { themingOf } from '../themingOf';
import { bringsOther } from './bringsOther';
import { createHeldChanges } from './createHeldChanges';

type Apply = (cashier: RunningCashier, changes: Partial<ParentData>) => void;

/**
 * The methods belong to another user, bank or region now: everything that hangs on them is asked for anew, on the list
 * of the flow that the player is in.
 */
function reload(cashier: RunningCashier, path = homePath(cashier.router.current())): void {
  if (resetFlows(cashier)) cashier.router.navigate(path, { isReset: true });
}

/** ROUTE-02: the page stays, but for the one that says that the other variant has nothing to offer. */
function switchVariant(cashier: RunningCashier): void {
  const { path, query } = cashier.router.current();
  if (!resetFlows(cashier) || path !== '/empty') return;
  cashier.router.navigate(`/${query.page ?? 'deposit'}`, { isReset: true });
}

/** Another player, or another bank: nothing of the payments before is theirs, and no session and no balance. */
function forgetPayments(
  { deposit, transaction, withdrawal, user }: RunningCashier,
  { user: told }: Pick<Partial<ParentData>, 'user'>,
): void {
  Object.assign(transaction, createTransactionState());
  Object.assign(withdrawal, {
    current: createWithdrawal(),
    ended: [],
    intent: null,
    values: {},
    refusal: null,
    amountText: '',
  });
  Object.assign(deposit, {
    ...noAskedFields(),
    paymentSessionId: null,
    typed: null,
    intent: null,
    earlyNews: [],
    refused: [],
  });
  user.balance = balanceOf(told?.['balanceData']);
}

/** What the player before has typed, looked for and chosen is not the next one's. */
function forgetChoices(cashier: RunningCashier): void {
  const { deposit, methods, withdrawal, bonuses } = cashier;
  Object.assign(deposit, { amountText: '', chip: null });
  methods.search = withdrawal.search = '';
  Object.assign(bonuses, { chosenId: null, isSelected: true });
  readBonuses(cashier);
}

/** After onTokenExpired a new token resumes where the player was (USER-09). */
function resume(cashier: RunningCashier): void {
  const { router, withdrawal } = cashier;
  if (withdrawal.refusal?.isOfToken) withdrawal.refusal = null;
  if (router.current().path !== '/error') return;
  startAnew(cashier, router.current().query.backRoute || '/deposit');
}

/** As at the start: an empty one says nothing. */
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function applyUser(cashier: RunningCashier, { user: host }: Partial<ParentData>): void {
  const { user } = cashier;
  if (!host) {
    user.balance = null;
    return;
  }
  reportUser(cashier, host);
  if (host.lang) followLang(cashier);
  const before = `${user.currency} ${user.paymentGeo}`;
  if (isText(host.currency)) user.currency = normaliseCurrency(host.currency);
  if (isText(host.paymentGeo)) user.paymentGeo = host.paymentGeo;
  if (isText(host.country)) user.country = host.country;
  if (isText(host.widgetViewType)) user.widgetViewType = host.widgetViewType;
  user.balance = balanceOf(host.balanceData) ?? user.balance;
  if (`${user.currency} ${user.paymentGeo}` !== before) reload(cashier);
}

/** HOST-04: what each field does when it changes on a live element; the others are read when they are needed. */
const EFFECTS: Partial<Record<ParentField, Apply>> = {
  bonusList: readBonuses,
  bonusId: cashier => {
    // The host's new word is later than the player's.
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
  // The shell has kept what the host did not name: of another player nothing is kept.
  if (!given.give(changes)) cashier.handle.parent.user = { ...changes.user };
  const now = held.take(changes);
  // What was held until a moment ago may have taken the place of this, which is later.
  const { parent } = cashier.handle;
  Object.assign(parent, now, now.user && { user: { ...parent.user, ...now.user } });
  applyNow(cashier, now);
}

function applyNow(cashier: RunningCashier, changes: Partial<ParentData>): void {
  const rich = {
    ...(changes.schema && { schema: ref(changes.schema) }),
    ...(changes.config && { config: ref(changes.config) }),
    ...(changes.bonusList && { bonusList: ref(changes.bonusList) }),
    ...(changes.user && { user: { ...cashier.handle.parent.user } }),
  };
  // A host that answers twice says the same twice: that changes nothing.
  const isSame = (field: string) =>
    (field === 'host' || field === 'transport' || field === 'bonusId') &&
    cashier.parent[field] === changes[field];
  const changed = Object.keys(changes).filter(field => !isSame(field));
  const wasSweepstake = isSweepstake(cashier);
  const isOther = bringsOther(cashier, changes);
  const userToken = changes.user?.token ?? cashier.parent.user?.token;
  const isUserTokenNew = userToken !== cashier.parent.user?.token;
  const before = { ...cashier.parent };
  Object.assign(cashier.parent, { ...changes, ...rich });
  // Whose the token before was is not said where another comes with the first id.
  const isRenewed = tokenOf(before) !== tokenOf(cashier.parent);
  if (!isOther && !changed.includes('host') && !(isRenewed && playerOf(cashier.parent) !== ''))
    moveKept(before, cashier.parent);
  const isElsewhere = isOther || changed.includes('host');
  const isReconnected = isElsewhere || changed.includes('transport');
  // What is asked and pushed over the connection before is another bank's, or another player's.
  if (isReconnected) cashier.reconnect();
  if (isOther && changes.user) {
    // Nor does what the user before was.
    Object.assign(cashier.user, { ...USER_DEFAULTS, lang: cashier.user.lang });
    followLang(cashier);
  }
  // Begun from the defaults, all that is known of the user counts.
  const told = isOther && changes.user ? { ...changes, user: cashier.parent.user } : changes;
  // Fields that share an effect have it once.
  for (const effect of new Set(changed.map(field => EFFECTS[field as ParentField]))) effect?.(cashier, told);
  if (isUserTokenNew) resume(cashier);
  if (isElsewhere) forgetPayments(cashier, isOther ? told : cashier.parent);
  if (isOther) forgetChoices(cashier);
  if (isReconnected) reload(cashier, isOther ? `/${cashier.parent.page}` : undefined);
  else if (isSweepstake(cashier) !== wasSweepstake) switchVariant(cashier);
}
