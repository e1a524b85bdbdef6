import type { MethodsQuery } from '../../domain/player/methodsQuery';
import { type MethodsAnswer, MethodsAnswerStruct } from '../contract/methodsAnswer';
import type { Operation } from '../Operation';

export const methodsPayment: Operation<MethodsQuery, MethodsAnswer> = {
  path: 'methods-payment-v3',
  method: 'POST',
  answer: MethodsAnswerStruct,
  retryOn: 'network',
};

export const methodsWithdrawal: Operation<{ country: string; currency: string }, MethodsAnswer> = {
  path: 'methods-withdrawal',
  method: 'GET',
  answer: MethodsAnswerStruct,
  retryOn: 'network',
};
