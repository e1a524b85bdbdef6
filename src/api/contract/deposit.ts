import { boolean, coerce, type Describe, optional, string, type, unknown } from 'superstruct';
import { type Card, CardStruct, type Requisite, RequisiteStruct } from './card';
import { type FormField, formFieldList, type UnifiedFlow, UnifiedFlowOrNoneStruct } from './form';
import { listOf } from './listOf';
import { NumberStruct } from './number';
import { readableOf } from './readableOf';
import { type RedirectMethod, RedirectMethodStruct } from './redirectMethod';
import { shape } from './shape';
import { CurrencyStruct, IdOrNoneStruct, orAbsent, TextStruct } from './text';
import { type RawStatus, RawStatusStruct } from './transaction';

/** What deposit-create and deposit-create-sweepstake send (DEP-02). */
export interface DepositPayload {
  /** UUID of the intent: the same id is answered as it was the first time (API-04). */
  requestId: string;
  /** In major units. */
  amount: number;
  currency: string;
  /** The deposit that this is a further step of. */
  depositId?: string;
  /** What was typed, by the names of the fields. */
  fields: Record<string, string>;
  /** A bonus is to be given for it. */
  isActivatedBonus: boolean;
  /** That bonus, if it is one of the host's. */
  bonusId?: string;
  /** `payment_session_id` of session-start. */
  paymentSessionId?: string;
  /** `name` of the method. */
  paymentType: string;
  /** Where the payment page is to send the player back to. */
  returnUrl: string;
  /** The network of a coin, by the server's key. */
  wallet?: string;
  /** The region that the player has chosen; absent where they have chosen none. */
  selectedCountry?: string;
  /**
   * `isFromChip`: the amount is a preset. `triggeredBy`: the field whose change asks for the fields anew;
   * nothing is paid yet.
   */
  metadata: { isFromChip: boolean; triggeredBy?: string };
  /** The player's group in the experiment analytics-21868. */
  abTestGroup: string;
  /** The coin package of a sweepstake deposit (SWP-01), as the server named it. */
  boxId?: string | number;
  geetestCaptchaOutput?: string;
  geetestGenTime?: string;
  geetestLotNumber?: string;
  geetestPassToken?: string;
}

/** An offer of an on-ramp provider. */
export interface Offer {
  id: string;
  /** The seller's name. */
  provider: string;
  /** What the player gets, in units of `currency`. */
  amount: number;
  currency: string;
  /** The price of one unit of `currency`, in the deposit's currency. */
  rate?: number;
  /** In major units of the deposit's currency. */
  fee?: number;
  iconId?: string;
}

export const OfferStruct: Describe<Offer> = shape({
  id: TextStruct,
  provider: string(),
  amount: NumberStruct,
  currency: CurrencyStruct,
  rate: optional(NumberStruct),
  fee: optional(NumberStruct),
  iconId: optional(TextStruct),
});

/** Where the player sends coins to. Without an `address` nothing can be sent, but the deposit exists all the same. */
export interface Wallet {
  address?: string;
  /** The network's key or name: docs/contract.md, Names. */
  network?: string;
  /** The coin. */
  currency?: string;
  /** The memo that the transfer must carry. */
  tag?: string;
  /** The price of one coin, in the deposit's currency. */
  rate?: number;
  /** The least that may be sent, in coins. */
  minAmount?: number;
  /** How long the rate is kept, in minutes from the creation on (this project's own). */
  timeout_minutes?: number;
}

export const WalletStruct: Describe<Wallet> = shape({
  address: optional(string()),
  network: optional(string()),
  currency: orAbsent(CurrencyStruct),
  tag: optional(TextStruct),
  rate: optional(NumberStruct),
  minAmount: optional(NumberStruct),
  timeout_minutes: optional(NumberStruct),
});

/** What a created deposit needs next; fields beyond these are the data of the redirect and pass through. */
export interface DepositData {
  unifiedFlow?: UnifiedFlow;
  paymentMethodOffers?: readonly Offer[];
  card?: Card;
  requisites?: readonly Requisite[];
  wallet?: Wallet;
}

/** A line without a value, or with spaces alone, is none. It must not hide the others: the deposit exists. */
const RequisitesStruct: Describe<readonly Requisite[]> = coerce(
  listOf(RequisiteStruct),
  listOf(unknown()),
  (lines: readonly unknown[]) =>
    lines.filter(
      line => typeof line !== 'object' || `${(line as Partial<Requisite> | null)?.value ?? ''}`.trim() !== '',
    ),
);

export const DepositDataStruct: Describe<DepositData> = type({
  unifiedFlow: UnifiedFlowOrNoneStruct,
  paymentMethodOffers: optional(readableOf(OfferStruct)),
  card: optional(CardStruct),
  requisites: optional(RequisitesStruct),
  wallet: optional(WalletStruct),
});

/** What is to be done next for a deposit. */
export interface DepositApiResponse {
  /** More `fields` are to be filled in before anything can be paid. */
  isFieldsRequired?: boolean;
  /** Address of the payment page to send the player to, with `data`. */
  source?: string;
  method?: RedirectMethod;
  /** The widget's own page to show: pix, eazype or upi-qr. */
  pageId?: string;
  /** CUSTOM_PAGE: the page that pageId names; OFFLINE: paid outside, by instructions (DEP-05). */
  pageKind?: string;
  depositId?: string;
  fields?: readonly FormField[];
  data?: DepositData;
}

/** Under it the data holds those parameters of a payment page that have the name of a part. */
export const PARAMETERS: unique symbol = Symbol();

/** A plain value under the name of a part, as a wallet of 'WMZ', is no part but a parameter of the payment page. */
const parameters = (data: object, isParameter = true): object =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) =>
        (Object.hasOwn(DepositDataStruct.schema, name) && Object(value) !== value) === isParameter,
    ),
  );

export const DepositApiResponseStruct: Describe<DepositApiResponse> = coerce(
  shape({
    isFieldsRequired: optional(boolean()),
    source: optional(string()),
    method: RedirectMethodStruct,
    pageId: optional(TextStruct),
    pageKind: optional(TextStruct),
    depositId: IdOrNoneStruct,
    fields: optional(formFieldList()),
    data: optional(DepositDataStruct),
  }),
  type({ source: string(), data: type({}) }),
  (answer: { source: string; data: object }) =>
    answer.source
      ? { ...answer, data: { ...parameters(answer.data, false), [PARAMETERS]: parameters(answer.data) } }
      : answer,
) as Describe<DepositApiResponse>;

// `apiResponse` is left unchecked here: an empty one has a message of its own (DEP-14).
export interface DepositAnswer {
  apiResponse?: unknown;
}

export const DepositAnswerStruct: Describe<DepositAnswer> = shape({
  apiResponse: unknown(),
}) as Describe<DepositAnswer>;

/** `depositId` may be missing in the answer to a question that was asked by it. */
export interface DepositStatusAnswer {
  depositId?: string;
  status: RawStatus;
  /** The hash of a transfer of coins. */
  txid?: string;
  /** Why it ended, in the player's language. */
  message?: string;
}

export const DepositStatusAnswerStruct: Describe<DepositStatusAnswer> = shape({
  depositId: IdOrNoneStruct,
  status: RawStatusStruct,
  txid: optional(TextStruct),
  message: optional(string()),
});

/** The player's limits for one method, in major units; 0 is none, and so is one that is absent. */
export interface DepositLimits {
  min: number;
  max: number;
}

export const DepositLimitsStruct: Describe<DepositLimits> = coerce(
  shape({ min: NumberStruct, max: NumberStruct }),
  type({}),
  // An answer without either says nothing of limits.
  ({ min, max }: Partial<DepositLimits>) =>
    (min ?? max) === undefined ? {} : { min: min || 0, max: max || 0 },
) as Describe<DepositLimits>;
