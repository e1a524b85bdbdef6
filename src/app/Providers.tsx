import { I18nProvider } from '@lingui/react';
import type { ReactElement, ReactNode } from 'react';
import { CashierContext } from '../state/CashierContext';
import { RootContext } from '../ui/frame/RootContext';
import type { RunningCashier } from './createCashier';

interface ProvidersProps {
  cashier: RunningCashier;
  children: ReactNode;
}

export function Providers({ cashier, children }: ProvidersProps): ReactElement {
  return (
    <RootContext.Provider value={cashier.handle.root}>
      <CashierContext.Provider value={cashier}>
        <I18nProvider i18n={cashier.translator.i18n}>{children}</I18nProvider>
      </CashierContext.Provider>
    </RootContext.Provider>
  );
}
