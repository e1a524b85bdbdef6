import { balanceOf } from '../ledger/balanceOf';
import type { Bank } from './Bank';
import type { DemoUser } from './users';

export interface UserData {
  id: string;
  token: string;
  name: string;
  country: string;
  paymentGeo: string;
  currency: string;
  lang: string;
  widgetViewType: 'main' | 'sweep';
  balanceData?: { primary: { amount: number; currency: string } };
}

/** A player as a host hands it to the widget: the user part of the parent data, with the balance of now. */
export function userData(bank: Bank, user: DemoUser): UserData {
  const { id, token, name, country, currency, lang, widgetViewType, hasBalanceData } = user;
  const primary = { amount: balanceOf(bank, id, currency), currency };
  return {
    id,
    token,
    name,
    country: country.toLowerCase(),
    paymentGeo: country,
    currency,
    lang,
    widgetViewType,
    ...(hasBalanceData ? { balanceData: { primary } } : {}),
  };
}
