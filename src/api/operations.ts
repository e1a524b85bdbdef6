import type { Command } from './Operation';
import { countrySelector } from './operations/countries';
import {
  depositCancel,
  depositCreate,
  depositLimits,
  depositStatus,
  sessionStart,
} from './operations/deposit';
import { depositComplete, depositPrepare, externalDepositContinue } from './operations/depositSteps';
import { events } from './operations/events';
import { methodsPayment, methodsWithdrawal } from './operations/methods';
import { bankGet, depositCheck, depositCreateP2P, sessionFormOnCloseModal } from './operations/p2p';
import {
  depositCreateSweepstake,
  paymentConvert,
  sweepstakeBalanceGet,
  sweepstakeBoxes,
  sweepstakeRecoupSum,
} from './operations/sweepstake';
import {
  withdrawalCancel,
  withdrawalConfirm,
  withdrawalCreate,
  withdrawalList,
  withdrawalStatus,
} from './operations/withdrawal';

/** What a loop over all calls reads of each. */
export interface AnyOperation extends Command<unknown> {
  answer?: object;
}

/** Every call of the contract, for loops over all of them. Screens import only the rows that they need. */
export const OPERATIONS: readonly AnyOperation[] = [
  methodsPayment,
  countrySelector,
  methodsWithdrawal,
  depositLimits,
  sessionStart,
  depositCreate,
  depositComplete,
  externalDepositContinue,
  depositPrepare,
  bankGet,
  depositStatus,
  depositCancel,
  depositCheck,
  depositCreateP2P,
  sessionFormOnCloseModal,
  sweepstakeBoxes,
  sweepstakeBalanceGet,
  sweepstakeRecoupSum,
  paymentConvert,
  depositCreateSweepstake,
  events,
  withdrawalCreate,
  withdrawalConfirm,
  withdrawalStatus,
  withdrawalList,
  withdrawalCancel,
];
