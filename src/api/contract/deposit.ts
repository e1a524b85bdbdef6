import { boolean, coerce, type Describe, optional, string, type, unknown } from 'superstruct';
import { type Card, CardStruct, type Requisite, RequisiteStruct } from './card';
import { type FormField, FormFieldStruct, type UnifiedFlow, UnifiedFlowOrNoneStruct } from './form';
import { listOf } from './listOf';
import { NumberStruct } from './number';
import { readableOf } from './readableOf';
import { type RedirectMethod, RedirectMethodStruct } from './redirectMethod';
import { shape } from './shape';
import { CurrencyStruct, orAbsent, TextStruct } from './text';
import { type RawStatus, RawStatusStruct } from './transaction';

/** Deposit creation payload (DEP-02). Amounts in major units; `requestId` names the intent (API-04). */
export interface DepositPayload {
  requestId: string;
  amount: number;
  currency: string;
  depositId?: string;
  fields: Record<string, string>;
  isActivatedBonus: boolean;
  bonusId?: string;
  paymentSessionId?: string;
  paymentType: string;
  returnUrl: string;
  wallet?: string;
  selectedCountry?: string;
  /** `triggeredBy` names the field whose change asks for the fields anew: nothing is to be paid yet. */
  metadata: { isFromChip: boolean; triggeredBy?: string };
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
  provider: string;
  amount: number;
  currency: string;
  rate?: number;
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

/**
 * Where crypto is sent. `network` is a key of the confirmations table. Its parts may be missing here: the deposit
 * exists all the same, and its own screen says what is wrong with it.
 */
export interface Wallet {
  address?: string;
  network?: string;
  currency?: string;
  tag?: string;
  rate?: number;
  minAmount?: number;
  /** For how long the rate is kept, from the creation on (this project's own). */
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

/** A line without a value is none. It must not hide the others: the deposit exists. */
const RequisitesStruct: Describe<readonly Requisite[]> = coerce(
  listOf(RequisiteStruct),
  listOf(unknown()),
  (lines: readonly unknown[]) =>
    lines.filter(
      line => typeof line !== 'object' || ((line as Partial<Requisite> | null)?.value ?? '') !== '',
    ),
);

export const DepositDataStruct: Describe<DepositData> = type({
  unifiedFlow: UnifiedFlowOrNoneStruct,
  paymentMethodOffers: optional(readableOf(OfferStruct)),
  card: optional(CardStruct),
  requisites: optional(RequisitesStruct),
  wallet: optional(WalletStruct),
});

/** What the server made of a deposit. `source` and `method` say where to go, `data` with what. */
export interface DepositApiResponse {
  isFieldsRequired?: boolean;
  source?: string;
  method?: RedirectMethod;
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
    depositId: orAbsent(TextStruct),
    fields: optional(listOf(FormFieldStruct)),
    data: optional(DepositDataStruct),
  }),
  type({ source: string(), data: type({}) }),
  (answer: { source: string; data: object }) =>
    answer.source
      ? { ...answer, data: { ...parameters(answer.data, false), [PARAMETERS]: parameters(answer.data) } }
      : answer,
) as Describe<DepositApiResponse>;

/** `apiResponse` is left unchecked here: an empty one has a message of its own (DEP-14). */
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
  txid?: string;
  /** Why it ended, in the player's language. */
  message?: string;
}

export const DepositStatusAnswerStruct: Describe<DepositStatusAnswer> = shape({
  depositId: orAbsent(TextStruct),
  status: RawStatusStruct,
  txid: optional(TextStruct),
  message: optional(string()),
});

/** Limits of one method; both 0 mean none, and one that is absent is none. */
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
