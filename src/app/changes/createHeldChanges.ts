import { normaliseCurrency } from '../../domain/money/currency';
import { balanceOf } from '../../domain/player/balanceOf';
import { endStays } from '../../flows/shared/navigation/createStay';
import { laterChanges } from '../../host/laterChanges';
import type { HostUser, ParentData, ParentField } from '../../host/parentData';
import { assign } from '../../lib/assign';
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
  const { said } = handle.keeper;
  let held: Changes | null = null;
  const wait = createPaymentWait(cashier, () => apply(release({})));

  /** Ends the holding, if any: returns what was held, with what comes now. */
  function release(later: Changes): Changes {
    const all = laterChanges(held ?? {}, later, parent);
    const isOther = bringsOther(cashier, all);
    const changes = isOther ? all : stillWanted(all, said);
    held = null;
    wait.dispose();
    setShell(changes, said, isOther);
    return changes;
  }

  /** Sets what `changes` names in the shell's copy, from which the connection reads, and the whole user of another. */
  function setShell({ user, ...fields }: Changes, data: Changes, isOther: boolean): void {
    for (const field of Object.keys(fields) as ParentField[]) assign(handle.parent, { [field]: data[field] });
    if (isOther) handle.parent.user = data.user ?? null;
    else if (user) {
      const kept: HostUser = { ...handle.parent.user };
      for (const name of Object.keys(user)) kept[name] = data.user?.[name];
      handle.parent.user = kept;
    }
  }

  return {
    take: changes => {
      const isOther = bringsOther(cashier, laterChanges(held ?? {}, changes));
      if (isOther) endStays(cashier);
      if (isOther && !wait.isSubmitting()) return release(changes);
      if (!held && !wait.isBusy()) return changes;
      const { late, now } = divideChanges(changes, { cashier, held: held ?? {}, isOther });
      const fields = Object.keys(late) as ParentField[];
      if (fields.length === 0) return changes;
      if (!held || isOther) wait.start(isOther);
      held = laterChanges(held ?? {}, late, parent);
      // It too must stay as it was for the payment.
      setShell(late, parent, isOther);
      for (const field of fields)
        send({ messageType: 'Error', message: `${field} changes when the payment under way is done`, field });
      return now;
    },
    dispose: wait.dispose,
  };
}

/** What waited of a user goes with them, and a balance where the host has by now told another one or its currency goes. */
function stillWanted(held: Changes, { user: now }: Changes): Changes {
  if (!held.user) return held;
  const { user: late, ...others } = held;
  if (!now) return others;
  const { balanceData, ...user } = late;
  const isStale =
    balanceData !== now.balanceData ||
    balanceOf(balanceData)?.currency !== normaliseCurrency(`${now['currency'] ?? user['currency']}`);
  return { ...others, user: isStale ? user : late };
}
