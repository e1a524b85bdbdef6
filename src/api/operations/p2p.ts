import { coerce, unknown } from 'superstruct';
import { isEmptyList } from '../../lib/isEmptyList';
import { DEPOSIT_DATA_NULL } from '../../spec/messages';
import { type Bank, BankStruct, type P2PAnswer, P2PAnswerStruct, type P2PPayload } from '../contract/p2p';
import type { Command, Operation } from '../Operation';

export const depositCheck: Operation<{ paymentMethod: string; selectedCountry: string }, P2PAnswer> = {
  path: 'deposit-check',
  method: 'POST',
  // An empty list is how some servers write null.
  answer: coerce(P2PAnswerStruct, unknown(), answer =>
    answer === null || isEmptyList(answer) ? { exists: false } : answer,
  ),
  isSafe: true,
};

export const depositCreateP2P: Operation<P2PPayload, P2PAnswer> = {
  path: 'deposit-create-p2p',
  method: 'POST',
  answer: P2PAnswerStruct,
  whenEmpty: DEPOSIT_DATA_NULL,
};

export const bankGet: Operation<{ payment_method: string; bin: string }, Bank> = {
  path: 'bank-get',
  method: 'POST',
  answer: BankStruct,
  retryOn: 'network-or-server',
};

export const sessionFormOnCloseModal: Command<{
  paymentMethod: string;
  paymentMethodText: string;
  userId: string;
}> = { path: 'session-form-on-close-modal', method: 'POST' };
