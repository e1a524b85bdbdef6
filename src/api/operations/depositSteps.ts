import { type Describe, type } from 'superstruct';
import { type PreparedDeposit, PreparedDepositStruct } from '../contract/india';
import { type ContinuedDeposit, ContinuedDepositStruct } from '../contract/onramp';
import { type RawStatus, RawStatusStruct } from '../contract/transaction';
import type { Operation } from '../Operation';

const StatusStruct: Describe<{ status: RawStatus }> = type({ status: RawStatusStruct });

export const depositComplete: Operation<{ depositId: string; paymentMethod: string }, { status: RawStatus }> =
  {
    path: 'deposit-complete',
    method: 'POST',
    answer: StatusStruct,
  };

export const depositPrepare: Operation<{ paymentMethod: string; selectedCountry?: string }, PreparedDeposit> =
  {
    path: 'deposit-prepare',
    method: 'POST',
    answer: PreparedDepositStruct,
  };

export const externalDepositContinue: Operation<{ depositId: string; offerId?: string }, ContinuedDeposit> = {
  path: 'external-deposit-continue',
  method: 'POST',
  answer: ContinuedDepositStruct,
};
