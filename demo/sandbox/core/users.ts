import { COUNTRIES } from '../data/countries';
import { convertLimit } from '../data/rates';

/** A player of the demo. `token` is what the host hands to the widget. */
export interface DemoUser {
  id: string;
  token: string;
  country: string;
  currency: string;
  lang: string;
  name: string;
  widgetViewType: 'main' | 'sweep';
  hasBalanceData: boolean;
  /** What the accounts hold at first, in major units. */
  opening: { currency: string; amount: number; unplayed?: number }[];
}

const OPENING_USD = 250;

function playerOf(country: string, currency: string, lang: string, extra: Partial<DemoUser> = {}): DemoUser {
  const key = extra.id ?? country.toLowerCase();
  return {
    token: `demo-${key}`,
    country,
    currency,
    lang,
    name: `Demo ${key.toUpperCase()}`,
    widgetViewType: 'main',
    hasBalanceData: true,
    opening: [{ currency, amount: convertLimit(OPENING_USD, 'USD', currency) }],
    ...extra,
    id: `user-${key}`,
  };
}

const SWEEP_COINS = [
  { currency: 'QSC', amount: 120.5, unplayed: 20.5 },
  { currency: 'QGC', amount: 250_000 },
];

export function createUsers(): DemoUser[] {
  return [
    ...COUNTRIES.map(country => playerOf(country.code, country.currency, country.language)),
    playerOf('US', 'QSC', 'en', { id: 'sweep', widgetViewType: 'sweep', opening: SWEEP_COINS }),
    playerOf('US', 'QGC', 'en', { id: 'sweep-gold', widgetViewType: 'sweep', opening: SWEEP_COINS }),
    playerOf('US', 'QSC', 'en', { id: 'sweep-empty', widgetViewType: 'sweep', opening: SWEEP_COINS }),
    playerOf('MX', 'BTC', 'en', { id: 'btc' }),
    playerOf('MX', 'USDT', 'en', { id: 'usdt' }),
    playerOf('MX', 'MXN', 'es', { id: 'nobalance', hasBalanceData: false, opening: [] }),
    playerOf('MX', 'MXN', 'ar', { id: 'poor', opening: [{ currency: 'MXN', amount: 5 }] }),
  ];
}

/**
 * `demo-mx` is one player; `demo-mx:anything` is another of the same kind with an account of its own,
 * so that tests and visitors on one server never meet. `demo-expired` and `demo-mx:expired` are expired.
 */
export function findUser(users: DemoUser[], token: string): DemoUser | 'expired' | undefined {
  const [base = '', copy] = token.split(':', 2);
  if (base === 'demo-expired' || copy === 'expired') return 'expired';
  const user = users.find(one => one.token === base);
  return user && copy ? { ...user, id: `${user.id}:${copy}`, token } : user;
}
