/**
 * The shapes of docs/contract.md as this server writes them: its own reading, not the widget's. Amounts are
 * major units.
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json | undefined };
export type Input = Record<string, unknown>;

export interface MethodField {
  name: string;
  category?: string;
  mask?: string;
  regex?: string;
  regex_error_key?: string;
  placeholder_key?: string;
  type?: string;
  values?: { value: string; text: string }[];
}

export interface AmountRule {
  min: number;
  max: number;
  minNonRus?: number;
}

export interface PaymentMethod {
  name: string;
  category: string;
  currency: string[];
  text: Record<string, string>;
  amount_rules: Record<string, AmountRule>;
  cardViewType?: number | string;
  fields: MethodField[];
  position: number;
  checkLuhn?: boolean;
  banner?: string;
  isInvestForbidden?: boolean;
  isPopular?: boolean;
  isPreparationRequired?: boolean;
  securityRulesGroup?: string;
  iconIds?: string[];
  video_guide_url?: Record<string, { redesign: string }>;
  /** This server's own: a method in maintenance is listed, refused and says why. */
  isDisabled?: boolean;
  disabledReason?: string;
  /** This server's own, withdrawals only: the account types that the method pays to. */
  accountTypes?: string[];
}

export interface FormField {
  name: string;
  alias?: string;
  type: 'text' | 'text_uppercase' | 'dropdown' | 'phone_with_prefix' | 'networks' | 'amount';
  label: string;
  mask?: string;
  validations?: { regex: string; message: string }[];
  value?: string;
  items?: { text: string; value: string; code?: string; example?: string }[];
  isHidden?: boolean;
  isTriggered?: boolean;
  isDisabled?: boolean;
  isAdvanced?: boolean;
}

export interface Encoded {
  encrypted: string;
  key: string;
  iv: string;
  tag: string;
}

export interface Card {
  encoded?: Encoded;
  number?: string;
  phone?: string;
  payment_system?: string;
  holder?: string;
  bank?: string;
}

export interface Requisite {
  label: string;
  value: string;
  isCopyable?: boolean;
}

export interface Offer {
  id: string;
  provider: string;
  amount: number;
  currency: string;
  rate: number;
  fee: number;
  iconId?: string;
}

export interface UnifiedFlow {
  title?: string;
  description?: string;
  fields: FormField[];
  nextRoute?: string;
  timeout_minutes?: number;
}

interface Wallet {
  address: string;
  network: string;
  currency: string;
  tag?: string;
  rate?: number;
  minAmount?: number;
  timeout_minutes?: number;
}

interface ResponseData {
  unifiedFlow?: UnifiedFlow;
  paymentMethodOffers?: Offer[];
  card?: Card;
  requisites?: Requisite[];
  wallet?: Wallet;
  [redirectField: string]: unknown;
}

export interface ApiResponse {
  isFieldsRequired?: boolean;
  source?: string;
  method?: 'GET' | 'POST';
  pageId?: string;
  pageKind?: 'CUSTOM_PAGE' | 'OFFLINE';
  depositId?: string;
  fields?: FormField[];
  data?: ResponseData;
}

export interface DepositResponse {
  apiResponse: ApiResponse;
}

export interface P2PResponse {
  exists?: boolean;
  depositId?: string;
  card?: Card;
  created?: string;
  payment_amount?: number;
  payment_currency?: string;
  timeout_minutes?: number;
  status?: string;
  unifiedFlow?: UnifiedFlow;
  isFieldsRequired?: boolean;
  fields?: FormField[];
  passedAmount?: number;
  passedCurrency?: string;
}

export interface Box {
  id: string;
  price: number;
  priceCurrencyCode: string;
  currenciesList: { currency: string; free: number; main: number }[];
  isMostChosen?: boolean;
}

export interface Push {
  type: 'deposit.status' | 'login.token' | 'withdrawal.status' | (string & {});
  data: Record<string, unknown>;
}
