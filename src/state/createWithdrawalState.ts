import { proxy, ref } from 'valtio/vanilla';
import type { PlainMessageId } from '#generated/messages';
import type { PaymentMethod } from '../api/contract/method';
import type { WithdrawalStatusPush } from '../api/contract/transaction';
import type { PendingWithdrawal } from '../api/contract/withdrawal';
import type { WithdrawalAccountType } from '../spec/defaults';
import type { WithdrawalStatus } from '../spec/withdrawal';
import type { LoadedList } from './beginLoading';
import { createRedemption, type Redemption } from './createRedemption';
import type { IntentHolder } from './RequestIntent';
import { createTypedAmount, type TypedAmount } from './TypedAmount';
import { createTypedForms, type TypedForm, type TypedForms } from './TypedForms';

/** One line of what the player is about to confirm; `value` is masked if it is the number of their account. */
export interface WithdrawalDetail {
  id: string;
  label: string;
  /** The text of a label that is not a field's. */
  labelId?: PlainMessageId;
  value: string;
  /** An account stands whole in the review, where it can still be changed, and is masked from then on. */
  kind: 'text' | 'code' | 'account' | 'address';
}

/** The result of the form: shown on the confirm screen and sent unchanged. Amount in major units. */
export interface WithdrawalDraft {
  method: PaymentMethod;
  amount: number;
  currency: string;
  accountType: WithdrawalAccountType;
  fields: Record<string, string>;
  details: readonly WithdrawalDetail[];
  /** The host has been told of the submit (DEP-11): another try after a refusal is the same one. */
  isSubmitted?: true;
}

export interface WithdrawalStep {
  name: string;
  /** ISO time; unset while the step is still to come. */
  at?: string;
}

/** The code by which the player confirms a withdrawal. */
export interface WithdrawalCode {
  /** Its number of digits; 0 if not known. */
  length: number;
  /** From when on another code may be asked for, in epoch ms. */
  resendAt: number;
  /** Seconds between two codes, if the server has named them. */
  resendAfter?: number;
  /** The status with which the code was asked for, 'waiting' if unset: a later status says that it was accepted. */
  askedAt?: WithdrawalStatus;
  /** The answer that would have asked for a code was lost: nobody knows whether one is needed. */
  isMaybe?: true;
}

export interface Withdrawal {
  withdrawalId: string | null;
  /** Set while it is not known whether it was created: its status is asked for by this id. */
  requestId: string | null;
  status: WithdrawalStatus;
  steps: readonly WithdrawalStep[];
  paymentMethod: string;
  methodText: string;
  details: readonly WithdrawalDetail[];
  accountType: WithdrawalAccountType | null;
  amount: number;
  currency: string;
  /** The server's own words, e.g. why it was refused. */
  message: string | null;
  /** ISO time. */
  createdAt: string | null;
  code: WithdrawalCode | null;
  /** After too many wrong codes none is accepted any more; the bank has not said yet what becomes of it. */
  isCodeOver: boolean;
  /** `false` once the list has said that it cannot be cancelled, whatever its steps are. */
  isCancellable: boolean;
  /** The server knows of no such withdrawal: nothing was made. */
  isNotCreated: boolean;
  /** What was typed into its method's form, without secrets: for another try if it fails (FORM-13). */
  typed: TypedForm | null;
}

export interface ListedWithdrawal extends PendingWithdrawal {
  /** The server's own words, as in `Withdrawal`: the list does not repeat what a push has said. */
  message?: string | undefined;
}

/** A creating call whose outcome is not known. */
export interface UnclearWithdrawal extends Pick<Withdrawal, 'paymentMethod' | 'amount' | 'currency'> {
  requestId: string;
  /** When it was sent, in epoch ms. */
  at: number;
}

export interface WithdrawalState extends IntentHolder, LoadedList {
  /** In the server's order, only what may be listed (ROUTE-06). */
  list: PaymentMethod[];
  search: string;
  method: PaymentMethod | null;
  group: string | null;
  accountType: WithdrawalAccountType;
  amount: TypedAmount;
  typed: TypedForms;
  draft: WithdrawalDraft | null;
  /** Why the last try was refused, in the language of now; `isOfToken`: a new token clears it. */
  refusal: { text(): string; reference: string; isOfToken: boolean } | null;
  isSubmitting: boolean;
  /** What pushes said while one was being created: it may be about this one, whose id is not known yet. */
  earlyNews: WithdrawalStatusPush[];
  /** The last push, of whichever withdrawal: one that was made elsewhere is to be listed. */
  lastNews?: WithdrawalStatusPush;
  pending: ListedWithdrawal[];
  /** On the list beside the pending ones. */
  unclear: UnclearWithdrawal[];
  /** The list of pending ones is on screen. */
  isListed: boolean;
  /** Ids of withdrawals that are known to have ended: a list may be older than that news. */
  ended: string[];
  current: Withdrawal;
  /** Sweepstake only: the coins, of which a part can be redeemed. */
  redemption: Redemption;
}

export const createWithdrawal = (): Withdrawal => ({
  withdrawalId: null,
  requestId: null,
  status: 'waiting',
  steps: [],
  paymentMethod: '',
  methodText: '',
  details: [],
  accountType: null,
  amount: 0,
  currency: '',
  message: null,
  createdAt: null,
  code: null,
  isCodeOver: false,
  isCancellable: true,
  isNotCreated: false,
  typed: null,
});

export const createWithdrawalState = (): WithdrawalState =>
  proxy({
    status: 'idle',
    asked: 0,
    list: [],
    search: '',
    method: null,
    group: null,
    amount: createTypedAmount(),
    accountType: 'main',
    typed: ref(createTypedForms()),
    draft: null,
    refusal: null,
    isSubmitting: false,
    intent: null,
    earlyNews: [],
    pending: [],
    unclear: [],
    isListed: false,
    ended: [],
    current: createWithdrawal(),
    redemption: createRedemption(),
  });
