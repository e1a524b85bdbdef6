import { type PreparedDeposit, PreparedDepositStruct } from '../contract/india';
import { type ContinuedDeposit, ContinuedDepositStruct } from '../contract/onramp';
import { type StatusAnswer, StatusAnswerStruct } from '../contract/statusAnswer';
import type { Operation } from '../Operation';

export const depositComplete: Operation<{ depositId: string; paymentMethod: string }, StatusAnswer> = {
  path: 'deposit-complete',
  method: 'POST',
  answer: StatusAnswerStruct,
};

export const depositPrepare: Operation<
  { requestId: string; paymentMethod: string; selectedCountry?: string },
  PreparedDeposit
> = {
  path: 'deposit-prepare',
  method: 'POST',
  answer: PreparedDepositStruct,
};

export const externalDepositContinue: Operation<{ depositId: string; offerId?: string }, ContinuedDeposit> = {
  path: 'external-deposit-continue',
  method: 'POST',
  answer: ContinuedDepositStruct,
};
