import { proxy } from 'valtio/vanilla';
import type { Balance } from '../api/contract/transaction';
import { balanceOf } from '../domain/player/balanceOf';
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
  const { currency, country, paymentGeo, platform, lang, widgetViewType } = user;
  return proxy({
    currency,
    country,
    paymentGeo,
    platform,
    lang,
    widgetViewType,
    balance: balanceOf(user.balanceData),
  });
}
