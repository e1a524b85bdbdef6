import type { MethodsQuery } from '../../domain/player/methodsQuery';
import {
  type Country,
  CountryStruct,
  type MethodsAnswer,
  MethodsAnswerStruct,
} from '../contract/methodsAnswer';
import { readableOf } from '../contract/readableOf';
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

export const countrySelector: Operation<Record<string, never>, readonly Country[]> = {
  path: 'methods-country-selector-v2',
  method: 'GET',
  answer: readableOf(CountryStruct),
  retryOn: 'network',
};
