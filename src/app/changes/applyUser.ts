import { balanceOf } from '../../domain/player/balanceOf';
import { knownPlatform } from '../../domain/player/resolvePlatform';
import type { ParentData } from '../../host/parentData';
import { reportUser } from '../control/reportUser';
import type { RunningCashier } from '../createCashier';
import { themingOf } from '../themingOf';
import { changeCurrency } from './changeCurrency';
import { followLang } from './followLang';

/** An empty text counts as not given, as it does at the start. */
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

export function applyUser(cashier: RunningCashier, { user: host }: Partial<ParentData>): void {
  const { user } = cashier;
  if (!host) {
    user.balance = null;
    return;
  }
  reportUser(cashier, host);
  if (host.lang) followLang(cashier);
  if (isText(host.currency)) changeCurrency(cashier, host.currency);
  if (isText(host.paymentGeo)) user.paymentGeo = host.paymentGeo;
  if (isText(host.country)) user.country = host.country;
  if (isText(host.widgetViewType)) user.widgetViewType = host.widgetViewType;
  const platform = knownPlatform(host.platform);
  if (platform && platform !== user.platform) {
    user.platform = platform;
    themingOf(cashier).apply();
  }
  const balance = balanceOf(host.balanceData);
  if (balance || host.balanceData === null) user.balance = balance;
}
