import { normaliseCurrency } from '../../domain/money/currency';
import { balanceOf } from '../../domain/player/balanceOf';
import type { ParentData, ParentField } from '../../host/parentData';
import type { Cashier } from '../../state/Cashier';

type Changes = Partial<ParentData>;
type Differs = (value: unknown, cashier: Cashier) => boolean;

/** Changes that a payment under way cannot survive: it is followed over this connection, in this variant. */
const HELD_FIELDS: Partial<Record<ParentField, Differs>> = {
  host: (host, { parent }) => host !== parent.host,
  transport: (transport, { parent }) => transport !== parent.transport,
  widgetViewType: (type, { parent }) => type !== parent.widgetViewType,
};

/** The user's fields that decide which methods there are; the others apply at once. */
const HELD_USER_FIELDS: Partial<Record<string, Differs>> = {
  currency: (code, { user }) => normaliseCurrency(String(code ?? user.currency)) !== user.currency,
  paymentGeo: (geo, { user }) => (geo ?? user.paymentGeo) !== user.paymentGeo,
  widgetViewType: (type, { user }) => (type ?? user.widgetViewType) !== user.widgetViewType,
};

/** Who the player is; another player's token goes with their id. */
const PLAYER_FIELDS: ReadonlySet<ParentField> = new Set<ParentField>(['userId', 'user', 'token']);

function split<Data extends object>(
  data: Data,
  isHeld: (name: keyof Data) => boolean,
): { late: Partial<Data>; now: Partial<Data> } {
  const part = (isLate: boolean) =>
    Object.fromEntries(
      Object.entries(data).filter(([name]) => isHeld(name as keyof Data) === isLate),
    ) as Partial<Data>;
  return { late: part(true), now: part(false) };
}

interface DivideOptions {
  cashier: Cashier;
  /** What is waiting already: a later change of the same field waits too. */
  held: Changes;
  /** Another player has come: all fields that say who it is wait together. */
  isOther: boolean;
}

/** Divides a host's changes during a payment into those that must wait and those that need not. */
export function divideChanges(
  changes: Changes,
  { cashier, held, isOther }: DivideOptions,
): { late: Changes; now: Changes } {
  const { late, now } = split(changes, name => {
    if (isOther && PLAYER_FIELDS.has(name)) return true;
    if (name in held) return name !== 'user';
    return HELD_FIELDS[name]?.(changes[name], cashier) === true;
  });
  if (!now.user) return { late, now };
  const { user: given } = now;
  const { currency } = { ...held.user, ...given };
  const user = split(given, name => {
    // A balance in the currency that waits: a push in the one of now would take its place.
    if (name === 'balanceData') {
      const code = balanceOf(given[name])?.currency;
      return code !== cashier.user.currency && code === normaliseCurrency(`${currency}`);
    }
    return name in (held.user ?? {}) || HELD_USER_FIELDS[name]?.(given[name], cashier) === true;
  });
  if (Object.keys(user.late).length === 0) return { late, now };
  return { late: { ...late, user: user.late }, now: { ...now, user: user.now } };
}
