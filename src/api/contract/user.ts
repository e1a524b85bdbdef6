import { type Describe, optional, string, type } from 'superstruct';
import { NumberStruct } from './number';
import { CurrencyStruct } from './text';

/** The parts of the user that the widget reads; the rest passes through. */
export interface UserFields {
  currency?: string;
  country?: string;
  paymentGeo?: string;
  platform?: string;
  lang?: string;
  token?: string;
  widgetViewType?: string;
  balanceData?: { primary?: { amount: number; currency: string } };
}

export const UserFieldsStruct: Describe<UserFields> = type({
  currency: optional(CurrencyStruct),
  country: optional(string()),
  paymentGeo: optional(string()),
  platform: optional(string()),
  lang: optional(string()),
  token: optional(string()),
  widgetViewType: optional(string()),
  balanceData: optional(
    type({ primary: optional(type({ amount: NumberStruct, currency: CurrencyStruct })) }),
  ),
});
