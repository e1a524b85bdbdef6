import { normaliseCurrency } from '../../domain/money/currency';
import type { ParentData, ParentField } from '../../host/parentData';
import type { Cashier } from '../../state/Cashier';

type Changes = Partial<ParentData>;
type Differs = (value: unknown, cashier: Cashier) => boolean;

/** Changes that would take the ground from under a payment: the bank that is asked about it. */
const HELD_FIELDS: Partial<Record<string, Differs>> = {
  host: (host, { parent }) => host !== parent.host,
  transport: (transport, { parent }) => transport !== parent.transport,
  widgetViewType: (type, { parent }) => type !== parent.widgetViewType,
};

/** Of a user those that the methods hang on; the rest applies at once. */
const HELD_USER_FIELDS: Partial<Record<string, Differs>> = {
  currency: (code, { user }) => normaliseCurrency(String(code ?? user.currency)) !== user.currency,
  paymentGeo: (geo, { user }) => (geo ?? user.paymentGeo) !== user.paymentGeo,
  widgetViewType: (type, { user }) => (type ?? user.widgetViewType) !== user.widgetViewType,
};

/** Who plays; the token of somebody else belongs to their id. */
const PLAYER_FIELDS: ReadonlySet<string> = new Set<ParentField>(['userId', 'user', 'token']);

function split<Data extends object>(
  data: Data,
  isHeld: (name: string) => boolean,
): { late: Partial<Data>; now: Partial<Data> } {
  const entries = Object.entries(data);
  return {
    late: Object.fromEntries(entries.filter(([name]) => isHeld(name))) as Partial<Data>,
    now: Object.fromEntries(entries.filter(([name]) => !isHeld(name))) as Partial<Data>,
  };
}

interface DivideOptions {
  cashier: Cashier;
  /** What waits already: what comes after it in the same field waits too. */
  held: Changes;
  /** Another player has come: who plays waits as a whole. */
  isSomebody: boolean;
}

/** Of a host's changes during a payment those that have to wait, and those that need not. */
export function divideChanges(
  changes: Changes,
  { cashier, held, isSomebody }: DivideOptions,
): { late: Changes; now: Changes } {
  const { late, now } = split(changes, name => {
    if (isSomebody && PLAYER_FIELDS.has(name)) return true;
    if (name in held) return name !== 'user';
    return HELD_FIELDS[name]?.(changes[name as ParentField], cashier) === true;
  });
  if (!now.user) return { late, now };
  const { user: given, ...others } = now;
  const user = split(
    given,
    name => name in (held.user ?? {}) || HELD_USER_FIELDS[name]?.(given[name], cashier) === true,
  );
  if (Object.keys(user.late).length === 0) return { late, now };
  return {
    late: { ...late, user: user.late },
    now: Object.keys(user.now).length > 0 ? { ...others, user: user.now } : others,
  };
}
