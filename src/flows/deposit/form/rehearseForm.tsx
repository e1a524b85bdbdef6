import { I18nProvider } from '@lingui/react';
import { type ReactElement, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import type { Cashier } from '../../../state/Cashier';
import { CashierContext, useCashier } from '../../../state/CashierContext';
import { createDepositState } from '../../../state/createDepositState';
import { ErrorBoundary } from '../../../ui/frame/ErrorBoundary';
import { Header } from '../../../ui/frame/Header';
import { RootContext } from '../../../ui/frame/RootContext';
import { Screen } from '../../../ui/frame/Screen';
import { MethodForm } from './MethodForm';

/** What most forms have: an amount with its presets. */
const SAMPLE: PaymentMethod = {
  name: 'Visa 1',
  category: 'e-money',
  currency: [],
  text: {},
  amount_rules: {},
  fields: [],
  position: 0,
};

/** A form opens empty; each of the others is in a size of its own. */
const AMOUNTS = ['', '12345678', '123456789012', '1234567890123456'];

const ignore = (): void => {};

/**
 * Draws a sample form unseen while the page is idle and takes it away at once: its code is compiled, its sheets,
 * fonts and the engine's language data are there when a click opens the real one. Only once for a widget; it
 * reads the cashier's stores, but has a deposit of its own and sends nothing.
 */
export function rehearseForm(cashier: Cashier): void {
  cashier.resource('rehearsal', () => {
    const { handle, translator } = cashier;
    const frame = document.createElement('div');
    frame.style.cssText = 'position: absolute; inset: 0; visibility: hidden';
    const root = createRoot(frame);
    const end = () => queueMicrotask(() => root.unmount());
    const layOut = () => {
      handle.root.querySelector('.cashier')?.append(frame);
      frame.getBoundingClientRect();
      frame.remove();
    };
    const sample: Cashier = { ...cashier, deposit: createDepositState(), send: ignore };
    root.render(
      <RootContext.Provider value={handle.root}>
        <CashierContext.Provider value={sample}>
          <I18nProvider i18n={translator.i18n}>
            <ErrorBoundary onError={end} resetKey={null} fallback={null}>
              <SampleScreen onDrawn={layOut} onEnd={end} />
            </ErrorBoundary>
          </I18nProvider>
        </CashierContext.Provider>
      </RootContext.Provider>,
    );
    return {};
  });
}

function SampleScreen({ onDrawn, onEnd }: { onDrawn: () => void; onEnd: () => void }): ReactElement {
  const { deposit } = useCashier();
  const { amountText } = useSnapshot(deposit, { sync: true });
  useLayoutEffect(() => {
    onDrawn();
    const next = AMOUNTS[AMOUNTS.indexOf(amountText) + 1];
    if (next) deposit.amountText = next;
    else onEnd();
  }, [deposit, amountText, onDrawn, onEnd]);
  const { name } = SAMPLE;
  return (
    <Screen>
      <Header title={name} backLabel={name} onBack={ignore} closeLabel={name} onClose={ignore} />
      <MethodForm method={SAMPLE} />
    </Screen>
  );
}
