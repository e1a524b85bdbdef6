import { normaliseCurrency } from '../domain/money/currency';
import { isOtherPlayer } from '../domain/player/playerOf';
import { resolveLang } from '../domain/player/resolveLang';
import { resolvePlatform } from '../domain/player/resolvePlatform';
import type { HostUser, ParentData } from '../host/parentData';
import { USER_DEFAULTS } from '../spec/userDefaults';
import type { StartUser } from '../state/CashierHandle';

interface UserSources {
  /** What the host gives; its locale is the one asked for by attribute or page address. */
  parent: Pick<ParentData, 'user' | 'locale'> & Partial<Pick<ParentData, 'userId'>>;
  stored: HostUser | null;
  windowWidthPx: number;
}

const textOr = (fallback: string, ...values: unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? fallback;

/**
 * USER-01 to USER-04: the host's values win over the stored ones, which win over the defaults. What is stored
 * of another player is not used.
 */
export function resolveUser({ parent, stored: kept, windowWidthPx }: UserSources): StartUser {
  const { user: host, locale } = parent;
  const stored = isOtherPlayer({ user: kept }, parent) ? null : kept;
  const of = (name: 'currency' | 'country' | 'paymentGeo' | 'widgetViewType') =>
    textOr(USER_DEFAULTS[name], host?.[name], stored?.[name]);
  return {
    ...stored,
    ...host,
    currency: normaliseCurrency(of('currency')),
    country: of('country'),
    paymentGeo: of('paymentGeo'),
    widgetViewType: of('widgetViewType'),
    platform: resolvePlatform(textOr('', host?.platform, stored?.platform), windowWidthPx),
    lang: resolveLang(textOr('', locale, host?.lang, stored?.lang)),
  };
}
