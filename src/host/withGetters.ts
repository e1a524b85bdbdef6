import type { HostUser } from './parentData';

/** The fields of the user that the widget uses, but for its id; a host may hand over more. */
export const USER_FIELDS: readonly string[] = [
  'currency',
  'country',
  'paymentGeo',
  'platform',
  'lang',
  'token',
  'widgetViewType',
  'balanceData',
];

/**
 * A user that is a model (MobX, Angular and the like) has its fields in getters of its classes, which a copy
 * as by JSON leaves out: a player would see the default currency. Only those that the widget uses are read,
 * as another one may lead into the host's whole store. What the copy has wins.
 */
export function withGetters(copy: HostUser, model: HostUser): HostUser {
  const read = ['id', ...USER_FIELDS].map(name => [name, model[name]]);
  return { ...Object.fromEntries(read.filter(([, value]) => value !== undefined)), ...copy };
}
