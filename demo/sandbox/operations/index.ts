import type { Call } from '../core/Bank';
import { ownOf } from '../core/json';
import { depositCancel, depositComplete, depositCreate, depositStatus } from './deposit';
import { depositPrepare } from './india';
import { countrySelector, depositLimits, methodsPayment, methodsWithdrawal } from './methods';
import { externalDepositContinue } from './onramp';
import { bankGet, depositCheck, depositCreateP2p } from './p2p';
import { noted, sessionStart } from './session';
import {
  depositCreateSweepstake,
  paymentConvert,
  recoupSum,
  sweepstakeBalances,
  sweepstakeBoxes,
} from './sweepstake';
import {
  withdrawalCancel,
  withdrawalConfirm,
  withdrawalCreate,
  withdrawalList,
  withdrawalStatus,
} from './withdrawal';

export interface Operation {
  method: 'GET' | 'POST';
  /** Synchronous, so that nothing comes between its checks and its postings. */
  handle: (call: Call) => unknown;
  /** Answers the same requestId as it did the first time; needs one unless it is 'optional'. */
  isCreating?: boolean | 'optional';
}

/** Every call of the contract, once, for both transports. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  'methods-payment-v3': { method: 'POST', handle: methodsPayment },
  'methods-country-selector-v2': { method: 'GET', handle: countrySelector },
  'methods-withdrawal': { method: 'GET', handle: methodsWithdrawal },
  'deposit-limits': { method: 'POST', handle: depositLimits },
  'session-start': { method: 'POST', handle: sessionStart },
  'deposit-create': { method: 'POST', handle: depositCreate, isCreating: true },
  'deposit-complete': { method: 'POST', handle: depositComplete },
  'deposit-status': { method: 'GET', handle: depositStatus },
  'deposit-cancel': { method: 'POST', handle: depositCancel },
  'external-deposit-continue': { method: 'POST', handle: externalDepositContinue },
  'deposit-prepare': { method: 'POST', handle: depositPrepare, isCreating: 'optional' },
  'bank-get': { method: 'POST', handle: bankGet },
  'deposit-check': { method: 'POST', handle: depositCheck },
  'deposit-create-p2p': { method: 'POST', handle: depositCreateP2p, isCreating: true },
  'sweepstake-boxes': { method: 'POST', handle: sweepstakeBoxes },
  'sweepstake-balance-get': { method: 'POST', handle: sweepstakeBalances },
  'sweepstake-recoup-sum': { method: 'POST', handle: recoupSum },
  'payment-convert-v2': { method: 'POST', handle: paymentConvert },
  'deposit-create-sweepstake': { method: 'POST', handle: depositCreateSweepstake, isCreating: true },
  'withdrawal-create': { method: 'POST', handle: withdrawalCreate, isCreating: true },
  'withdrawal-confirm': { method: 'POST', handle: withdrawalConfirm },
  'withdrawal-status': { method: 'GET', handle: withdrawalStatus },
  'withdrawal-list': { method: 'GET', handle: withdrawalList },
  'withdrawal-cancel': { method: 'POST', handle: withdrawalCancel },
  'session-form-on-close-modal': { method: 'POST', handle: noted },
  events: { method: 'POST', handle: noted },
};

export const findOperation = (path: string): Operation | undefined => ownOf(OPERATIONS, path);
