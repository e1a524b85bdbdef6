import { subscribe } from 'valtio/vanilla';
import { normaliseCurrency } from '../domain/currency';
import type { ParentData, ParentField } from '../host/parentData';
import type { Cashier } from '../state/Cashier';

type Changes = Partial<ParentData>;

/** Changes that would take the ground from under a payment: the bank that is asked about it, and whose it is. */
const HELD_FIELDS: Partial<Record<ParentField, (changes: Changes, cashier: Cashier) => boolean>> = {
  host: ({ host }, { parent }) => host !== parent.host,
  transport: ({ transport }, { parent }) => transport !== parent.transport,
  widgetViewType: ({ widgetViewType }, { parent }) => widgetViewType !== parent.widgetViewType,
  user: ({ user: host }, { user }) =>
    (host?.widgetViewType ?? user.widgetViewType) !== user.widgetViewType ||
    normaliseCurrency(host?.currency ?? user.currency) !== user.currency ||
    (host?.paymentGeo ?? user.paymentGeo) !== user.paymentGeo,
};

/** Screens that show no payment. */
const REST_PATHS: ReadonlySet<string> = new Set(['/deposit', '/withdrawal', '/error', '/empty']);

export interface HeldChanges {
  /** Gives what may be applied at once, and keeps the rest for later. */
  take(changes: Changes): Changes;
  dispose(): void;
}

const pick = (data: Changes, isPicked: (field: ParentField) => boolean): Changes =>
  Object.fromEntries(Object.entries(data).filter(([field]) => isPicked(field as ParentField)));

/**
 * While a payment is being made, such changes are refused with a warning and applied afterwards: when it was
 * refused and its form is still there, or when the player has left the screens that followed from it.
 */
export function createHeldChanges(cashier: Cashier, apply: (changes: Changes) => void): HeldChanges {
  const { deposit, withdrawal, router, parent, handle, send } = cashier;
  let held: Changes | null = null;
  let formKey = -1;
  let stopWatching: (() => void)[] = [];

  const isSubmitting = () => deposit.isSubmitting || withdrawal.isSubmitting;

  function stop(): void {
    for (const unsubscribe of stopWatching.splice(0)) unsubscribe();
  }

  function handleChange(): void {
    const { key, path } = router.current();
    if (!held || isSubmitting() || (key !== formKey && !REST_PATHS.has(path))) return;
    const changes = held;
    held = null;
    stop();
    Object.assign(handle.parent, changes);
    apply(changes);
  }

  return {
    take: changes => {
      if (!held && !isSubmitting()) return changes;
      const isHeld = (field: ParentField) =>
        Boolean((held && field in held) || HELD_FIELDS[field]?.(changes, cashier));
      const late = pick(changes, isHeld);
      const fields = Object.keys(late) as ParentField[];
      if (fields.length === 0) return changes;
      if (!held) {
        formKey = router.current().key;
        stopWatching = [deposit, withdrawal, router.state].map(state => subscribe(state, handleChange));
      }
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
    dispose: stop,
  };
}
