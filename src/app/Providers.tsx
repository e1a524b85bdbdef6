import { I18nProvider } from '@lingui/react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { Router } from 'wouter';
import { CashierContext } from '../state/CashierContext';
import { RootContext } from '../ui/RootContext';
import type { RunningCashier } from './createCashier';
import { createLocationHook } from './createLocationHook';

export interface ProvidersProps {
  cashier: RunningCashier;
  children: ReactNode;
}

export function Providers({ cashier, children }: ProvidersProps): ReactElement {
  const hook = useMemo(() => createLocationHook(cashier.router), [cashier]);
  return (
    <RootContext.Provider value={cashier.handle.root}>
      <CashierContext.Provider value={cashier}>
        <I18nProvider i18n={cashier.translator.i18n}>
          <Router hook={hook} base={cashier.router.base}>
            {children}
          </Router>
        </I18nProvider>
      </CashierContext.Provider>
    </RootContext.Provider>
  );
}
