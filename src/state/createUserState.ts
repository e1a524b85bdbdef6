import { proxy } from 'valtio/vanilla';
import type { Balance } from '../api/contract/transaction';
import type { StartUser } from './CashierHandle';

export interface UserState {
  currency: string;
  country: string;
  paymentGeo: string;
  platform: StartUser['platform'];
  lang: string;
  widgetViewType: string;
  /** Shown only where the server or the host said it. */
  balance: Balance | null;
}

export function createUserState(user: StartUser): UserState {
  const { currency, country, paymentGeo, platform, lang } = user;
  return proxy({
    currency,
    country,
    paymentGeo,
    platform,
    lang,
    widgetViewType: typeof user.widgetViewType === 'string' ? user.widgetViewType : 'main',
    balance: balanceOf(user.balanceData),
  });
}

/** The primary balance of a user as the host or the server wrote it, or `null`. */
export function balanceOf(balanceData: unknown): Balance | null {
  const { primary } = (typeof balanceData === 'object' && balanceData !== null ? balanceData : {}) as {
    primary?: Partial<Balance> | null;
  };
  const { amount, currency } = primary ?? {};
  if (typeof amount !== 'number' || !Number.isFinite(amount) || typeof currency !== 'string') return null;
  return { amount, currency };
}
