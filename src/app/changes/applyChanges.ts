import { playerOf } from '../../domain/player/playerOf';
import { tokenOf } from '../../domain/player/tokenOf';
import { startAnew } from '../../flows/shared/navigation/startAnew';
import type { ParentData, ParentField } from '../../host/parentData';
import { assign } from '../../lib/assign';
import { USER_DEFAULTS } from '../../spec/userDefaults';
import { hostRefs } from '../../state/hostRefs';
import { isSweepstake } from '../../state/isSweepstake';
import type { RunningCashier } from '../createCashier';
import { readBonuses } from '../readBonuses';
import { themingOf } from '../themingOf';
import { applyUser } from './applyUser';
import { bringsOther, knownPlayer } from './bringsOther';
import { followLang } from './followLang';
import { forgetChoices } from './forgetChoices';
import { forgetPayments } from './forgetPayments';
import { moveKept } from './moveKept';
import { reloadFlows, switchVariant } from './resetFlows';

type Changes = Partial<ParentData>;

/** HOST-04: what each field does when it changes on a live element; the others are read when they are needed. */
const EFFECTS: Partial<Record<ParentField, (cashier: RunningCashier, changes: Changes) => void>> = {
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

/** What decides which methods there are. */
const marketOf = ({ user }: RunningCashier): string => `${user.currency} ${user.paymentGeo}`;

/** A host that answers twice sends the same values twice: that changes nothing, but for a token that was refused. */
function changedFields({ parent, handle }: RunningCashier, changes: Changes): ParentField[] {
  const isSame = (field: ParentField) =>
    (field === 'host' ||
      field === 'transport' ||
      field === 'bonusId' ||
      (field === 'token' && handle.isTokenRenewed())) &&
    parent[field] === changes[field];
  return (Object.keys(changes) as ParentField[]).filter(field => !isSame(field));
}

/** Applies what a host has changed, now. */
export function applyChanges(cashier: RunningCashier, changes: Changes): void {
  const before = { ...cashier.parent };
  const market = marketOf(cashier);
  const wasSweepstake = isSweepstake(cashier);
  const userToken = changes.user?.token ?? before.user?.token;
  const changed = changedFields(cashier, changes);
  const isOther = bringsOther(cashier, changes);
  const isElsewhere = isOther || changed.includes('host');
  const isReconnected = isElsewhere || changed.includes('transport');
  const { user: known } = cashier.handle.parent;
  // Also of one who is only named: their user was said before, if at all.
  const user = (changes.user || isOther) && known && { ...known };
  assign(cashier.parent, hostRefs(user ? { ...changes, user } : changes));

  // A new token that comes with the first id may be another player's: nobody has said whose the old one was.
  const isRenewed = tokenOf(before) !== tokenOf(cashier.parent);
  if (!isElsewhere && !(isRenewed && playerOf(cashier.parent) !== '')) moveKept(before, cashier);
  // Answers and pushes of the old connection belong to the other bank or player.
  if (isReconnected) cashier.reconnect();

  // Nothing of the user before stays, and the defaults are overwritten with everything that is known of the new one.
  if (isOther) {
    assign(cashier.user, { ...USER_DEFAULTS, lang: cashier.user.lang });
    followLang(cashier);
  }
  const told = isOther ? cashier.parent : changes;
  if (isOther) changed.push('user');
  if (isOther || changes.user)
    knownPlayer(cashier).leftOver = changes.user ? null : (cashier.parent.user ?? {});
  // An effect that several fields share runs once.
  for (const effect of new Set(changed.map(field => EFFECTS[field]))) effect?.(cashier, told);
  if (userToken !== before.user?.token) resume(cashier);

  if (isElsewhere) forgetPayments(cashier, cashier.parent);
  if (isOther) forgetChoices(cashier);

  if (isReconnected || marketOf(cashier) !== market)
    reloadFlows(cashier, isOther ? `/${cashier.parent.page}` : undefined);
  if (isSweepstake(cashier) !== wasSweepstake) switchVariant(cashier);
}

/** After onTokenExpired a new token resumes where the player was (USER-09). */
function resume(cashier: RunningCashier): void {
  const { router, withdrawal } = cashier;
  if (withdrawal.refusal?.isOfToken) withdrawal.refusal = null;
  if (router.current().path !== '/error') return;
  startAnew(cashier, router.current().query.backRoute || '/deposit');
}
