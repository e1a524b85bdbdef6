import { normaliseCurrency } from '../domain/money/currency';
import { isOtherPlayer } from '../domain/player/playerOf';
import { resolveLang } from '../domain/player/resolveLang';
import { resolvePlatform } from '../domain/player/resolvePlatform';
import type { HostUser } from '../host/parentData';
import { USER_DEFAULTS } from '../spec/userDefaults';
import type { StartUser } from '../state/CashierHandle';

interface UserSources {
  /** The player's id, if the host gives it outside of the user. */
  userId?: string;
  host: HostUser | null;
  stored: HostUser | null;
  /** The locale asked for by attribute or page address. */
  locale: string;
  windowWidthPx: number;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * USER-01 to USER-04: the host's values win over the stored ones, which win over the defaults. What is stored
 * of another player is not used.
 */
export function resolveUser({ userId, host, stored: kept, locale, windowWidthPx }: UserSources): StartUser {
  const stored = isOtherPlayer({ user: kept }, { userId, user: host }) ? null : kept;
  const of = (name: 'currency' | 'country' | 'paymentGeo' | 'widgetViewType') =>
    [host?.[name], stored?.[name]].find(isText) ?? USER_DEFAULTS[name];
  return {
    ...stored,
    ...host,
    currency: normaliseCurrency(of('currency')),
    country: of('country'),
    paymentGeo: of('paymentGeo'),
    widgetViewType: of('widgetViewType'),
    platform: resolvePlatform(host?.platform || stored?.platform, windowWidthPx),
    lang: resolveLang(locale || host?.lang || stored?.lang),
  };
}
