import { normaliseCurrency } from '../../domain/money/currency';
import { balanceOf } from '../../domain/player/balanceOf';
import { endStays } from '../../flows/shared/navigation/createStay';
import { createUserKeeper, type UserKeeper } from '../../host/createUserKeeper';
import { laterChanges } from '../../host/laterChanges';
import type { HostUser, ParentData, ParentField } from '../../host/parentData';
import type { Cashier } from '../../state/Cashier';
import { bringsOther } from './bringsOther';
import { createPaymentWait } from './createPaymentWait';
import { divideChanges } from './divideChanges';

type Changes = Partial<ParentData>;

interface HeldChanges {
  /** Returns what may be applied at once, and keeps the rest for later. */
  take(changes: Changes): Changes;
  dispose(): void;
}

/**
 * Holds the changes that would touch a payment while one is being made or on screen (`divideChanges`): they are refused
 * with a warning and applied afterwards, when the payment was refused and its form is still there, or when the player
 * has left the screens that followed from it. A change of player waits only for the server's answer: the new player
 * must not find the payment of the other on the screen. What waits for a captcha or the host is not sent any more, nor
 * is the outcome of what was sent waited for.
 */
export function createHeldChanges(cashier: Cashier, apply: (changes: Changes) => void): HeldChanges {
  const { parent, handle, send } = cashier;
  let held: Changes | null = null;
  /** What the host wants by now, and whether its user is another player than before. */
  let wanted: { data: ParentData; keeper: UserKeeper; isAnew: boolean } | null = null;
  const wait = createPaymentWait(cashier, () => apply(release({})));

  /** Ends the holding: returns what was held, with what comes now. */
  function release(later: Changes): Changes {
    if (!held || !wanted) return later;
    note(later);
    const { data, isAnew } = wanted;
    const changes = laterChanges(isAnew ? held : stillWanted(held, data), later, parent);
    held = wanted = null;
    wait.dispose();
    const user = isAnew ? data.user : { ...handle.parent.user, ...changes.user };
    Object.assign(handle.parent, changes, changes.user && { user });
    return changes;
  }

  /** Keeps in `wanted` what the host has said by now. */
  function note(changes: Changes): void {
    const data = wanted?.data ?? { ...parent };
    const keeper = wanted?.keeper ?? createUserKeeper(data);
    wanted = { data, keeper, isAnew: !keeper.give(changes) || (wanted?.isAnew ?? false) };
  }

  /** Sets the shell's copy back, from which the connection reads: it too must stay as it was for the payment. */
  function restore(late: Changes, isWhole: boolean): void {
    const { user, ...fields } = late;
    for (const field of Object.keys(fields) as ParentField[])
      Object.assign(handle.parent, { [field]: parent[field] });
    if (!user) return;
    const before: HostUser = parent.user ?? {};
    const names = isWhole ? [] : Object.keys(user);
    const kept = isWhole ? before : { ...handle.parent.user };
    for (const name of names) kept[name] = before[name];
    handle.parent.user = kept;
  }

  return {
    take: changes => {
      const isOther = bringsOther(cashier, laterChanges(held ?? {}, changes));
      if (isOther) endStays(cashier);
      if (isOther && !wait.isSubmitting()) return release(changes);
      if (!held && !wait.isBusy()) return changes;
      const { late, now } = divideChanges(changes, { cashier, held: held ?? {}, isOther });
      const fields = Object.keys(late) as ParentField[];
      if (fields.length === 0) {
        if (held) note(changes);
        return changes;
      }
      if (!held || isOther) wait.start({ isForOther: isOther });
      note(changes);
      held = laterChanges(held ?? {}, late, parent);
      restore(late, isOther);
      for (const field of fields)
        send({ messageType: 'Error', message: `${field} changes when the payment under way is done`, field });
      return now;
    },
    dispose: wait.dispose,
  };
}

/** What waited of a user goes with them, and a balance where the host has by now told another one or its currency goes. */
function stillWanted(held: Changes, { user: now }: ParentData): Changes {
  if (!held.user) return held;
  const { user: late, ...others } = held;
  if (!now) return others;
  const { balanceData, ...user } = late;
  const isStale =
    balanceData !== now.balanceData ||
    balanceOf(balanceData)?.currency !== normaliseCurrency(`${now['currency']}`);
  return { ...others, user: isStale ? user : late };
}
