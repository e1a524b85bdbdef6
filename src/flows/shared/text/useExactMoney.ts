import { useCallback } from 'react';
import { exactDecimals } from '../../../domain/money/exactDecimals';
import { useMoney } from './useMoney';

/** Formats a server's own amount with every decimal that it has. */
export function useExactMoney(): (value: number, currency: string) => string {
  const money = useMoney();
  return useCallback((value, currency) => money(value, currency, exactDecimals(value, currency)), [money]);
}
