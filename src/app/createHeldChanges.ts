import { normaliseCurrency } from '../domain/currency';
import { isOtherPlayer } from '../domain/playerOf';
import { createPaymentWait } from '../flows/shared/createPaymentWait';
import type { ParentData, ParentField } from '../host/parentData';
import type { Cashier } from '../state/Cashier';

type Changes = Partial<ParentData>;

/** Changes that would take the ground from under a payment: the bank that is asked about it, and whose it is. */
const HELD_FIELDS: Partial<Record<ParentField, (changes: Changes, cashier: Cashier) => boolean>> = {
  host: ({ host }, { parent }) => host !== parent.host,
  transport: ({ transport }, { parent }) => transport !== parent.transport,
  widgetViewType: ({ widgetViewType }, { parent }) => widgetViewType !== parent.widgetViewType,
  userId: ({ userId = '' }, { parent }) => isOtherPlayer(parent, { userId }),
  // The token of somebody else belongs to their id.
  token: (changes, { parent }) => isOtherPlayer(parent, { ...parent, ...changes }),
  user: ({ user: host }, { user, parent }) =>
    isOtherPlayer(parent, { userId: parent.userId, user: host }) ||
    (host?.widgetViewType ?? user.widgetViewType) !== user.widgetViewType ||
    normaliseCurrency(host?.currency ?? user.currency) !== user.currency ||
    (host?.paymentGeo ?? user.paymentGeo) !== user.paymentGeo,
};

export interface HeldChanges {
  /** Gives what may be applied at once, and keeps the rest for later. */
  take(changes: Changes): Changes;
  dispose(): void;
}

const pick = (data: Changes, isPicked: (field: ParentField) => boolean): Changes =>
  Object.fromEntries(Object.entries(data).filter(([field]) => isPicked(field as ParentField)));

/**
 * While a payment is being made or on screen, such changes are refused with a warning and applied afterwards: when it
 * was refused and its form is still there, or when the player has left the screens that followed from it.
 */
export function createHeldChanges(cashier: Cashier, apply: (changes: Changes) => void): HeldChanges {
  const { parent, handle, send } = cashier;
  let held: Changes | null = null;
  const wait = createPaymentWait(cashier, () => apply(release({})));

  function release(later: Changes): Changes {
    const changes = { ...held, ...later };
    held = null;
    wait.dispose();
    Object.assign(handle.parent, changes);
    return changes;
  }

  return {
    take: changes => {
      // The screen of a payment is not left standing before another player.
      const isOther = isOtherPlayer(parent, { ...parent, ...changes });
      if (isOther && !wait.isSubmitting()) return release(changes);
      if (!held && !wait.isBusy()) return changes;
      const isForOther = isOtherPlayer(parent, { ...parent, ...held, ...changes });
      const isHeld = (field: ParentField) =>
        Boolean(
          (held && field in held) ||
            HELD_FIELDS[field]?.(changes, cashier) ||
            // It comes by itself where a host sets one property after the other.
            (field === 'token' && isForOther),
        );
      const late = pick(changes, isHeld);
      const fields = Object.keys(late) as ParentField[];
      if (fields.length === 0) return changes;
      if (!held || isForOther) wait.start({ isForOther });
      held = { ...held, ...late };
      // The connection reads the shell's copy: it stays with the payment too.
      Object.assign(
        handle.parent,
        pick(parent, field => fields.includes(field)),
      );
      for (const field of fields)
        send({ messageType: 'Error', message: `${field} changes when the payment under way is done`, field });
      return pick(changes, field => !fields.includes(field));
    },
    dispose: wait.dispose,
  };
}
