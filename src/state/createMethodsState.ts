import { proxy } from 'valtio/vanilla';
import type { Country } from '../api/contract/country';
import type { PaymentMethod } from '../api/contract/method';
import type { LoadedList } from './beginLoading';

export interface MethodsState extends LoadedList {
  /** In the server's order. */
  list: PaymentMethod[];
  /** The region the player chose, else ''. */
  selectedCountry: string;
  countries: readonly Country[];
  search: string;
}

export const createMethodsState = (): MethodsState =>
  proxy({ status: 'idle', asked: 0, list: [], selectedCountry: '', countries: [], search: '' });
