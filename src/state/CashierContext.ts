import { type Context, createContext, useContext } from 'react';
import type { Cashier } from './Cashier';

export const CashierContext: Context<Cashier | null> = createContext<Cashier | null>(null);

export function useCashier(): Cashier {
  const cashier = useContext(CashierContext);
  if (!cashier) throw new Error('No <Providers>');
  return cashier;
}
