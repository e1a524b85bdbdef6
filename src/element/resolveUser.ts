import { normaliseCurrency } from '../domain/money/currency';
import { resolveLang } from '../domain/player/resolveLang';
import { resolvePlatform } from '../domain/player/resolvePlatform';
import type { HostUser, ParentData } from '../host/parentData';
import { USER_DEFAULTS } from '../spec/userDefaults';
import type { StartUser } from '../state/CashierHandle';

interface UserSources {
  /** What the host gives; its locale is the one asked for by attribute or page address. */
  parent: Pick<ParentData, 'user' | 'locale'>;
  /** Of the same player. */
  stored: HostUser | null;
  /** The one that the widget is in. */
  window: Pick<Window, 'innerWidth'>;
}

/** USER-01 to USER-04: the host's values win over the stored ones, which win over the defaults. */
export function resolveUser({ parent, stored, window }: UserSources): StartUser {
  const { user: host, locale } = parent;
  const of = (name: 'currency' | 'country' | 'paymentGeo' | 'widgetViewType') =>
    [host?.[name], stored?.[name]].find(value => value && typeof value === 'string') ?? USER_DEFAULTS[name];
  return {
    ...stored,
    ...host,
    currency: normaliseCurrency(of('currency')),
    country: of('country'),
    paymentGeo: of('paymentGeo'),
    widgetViewType: of('widgetViewType'),
    platform: resolvePlatform(host?.platform || stored?.platform, window.innerWidth),
    lang: resolveLang(locale || host?.lang || stored?.lang),
  };
}
