import { proxy, ref } from 'valtio/vanilla';
import type { DepositLimits } from '../api/contract/deposit';
import type { FormField } from '../api/contract/form';
import type { PaymentMethod } from '../api/contract/method';
import type { DepositStatusPush } from '../api/contract/transaction';
import type { CoinPackage } from '../domain/sweepstake/CoinPackage';
import type { IntentHolder } from './RequestIntent';
import { createTypedAmount, type TypedAmount } from './TypedAmount';
import { createTypedForms, type TypedForms } from './TypedForms';

/** Whether the browser opened the payment window, the last time one was wanted. */
export type PopUps = 'untested' | 'opened' | 'blocked';

export interface DepositState extends IntentHolder {
  method: PaymentMethod | null;
  group: string | null;
  /** The coin package that the player has chosen (SWP-01). */
  box: CoinPackage | null;
  amount: TypedAmount;
  typed: TypedForms;
  /** Set while the server asks for more fields of this deposit (DEP-03). */
  depositId: string | null;
  /** The fields that it has asked for, of all rounds. */
  extraFields: readonly FormField[];
  /** Those of the rounds before the last. */
  earlierFields: readonly FormField[];
  limits: DepositLimits | null;
  isSubmitting: boolean;
  popUps: PopUps;
  /** The first submit of this widget has been told to analytics (DEP-11). */
  isSubmitted: boolean;
  /** Names of methods that refused a deposit in this session, the last one at the end. */
  refused: string[];
  /** From the sight of the list to the first click of the deposit button, in ms; `null` before it. */
  delay: number | null;
  paymentSessionId: string | null;
  /** What pushes said while a deposit was being created: it may be about this one, whose id is not known yet. */
  earlyNews: DepositStatusPush[];
  /** The last push, of whichever deposit: one that was left open may be on the list. */
  lastNews?: DepositStatusPush;
}

/** No fields are asked for: another deposit must not take over those of this one. */
export const noAskedFields = (): Pick<DepositState, 'depositId' | 'extraFields' | 'earlierFields'> => ({
  depositId: null,
  extraFields: [],
  earlierFields: [],
});

export const createDepositState = (): DepositState =>
  proxy({
    ...noAskedFields(),
    method: null,
    group: null,
    box: null,
    typed: ref(createTypedForms()),
    amount: createTypedAmount(),
    limits: null,
    isSubmitting: false,
    popUps: 'untested',
    intent: null,
    isSubmitted: false,
    refused: [],
    delay: null,
    paymentSessionId: null,
    earlyNews: [],
  });
