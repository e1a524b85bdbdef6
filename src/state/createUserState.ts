import { proxy, ref } from 'valtio/vanilla';
import type { Sum } from '../domain/money/Sum';
import { balanceOf } from '../domain/player/balanceOf';
import type { WithdrawalStatus } from '../spec/withdrawal';
import type { StartUser } from './CashierHandle';

export interface UserState {
  currency: string;
  country: string;
  paymentGeo: string;
  platform: StartUser['platform'];
  lang: string;
  widgetViewType: string;
  /** Shown only where the server or the host said it. */
  balance: Sum | null;
  /** The final status of each payment whose end was pushed, by the payment. */
  ends: Map<string, WithdrawalStatus>;
  /** The pushes by which a balance was told: one may be delivered again. */
  balancesTold: Set<string>;
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
    // A store would be copied whole with each push.
    ends: ref(new Map()),
    balancesTold: ref(new Set()),
  });
}
