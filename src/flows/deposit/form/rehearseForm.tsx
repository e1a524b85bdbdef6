import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { PaymentMethod } from '../../../api/contract/method';
import type { Client } from '../../../api/createClient';
import { whenIdle } from '../../../lib/whenIdle';
import type { Cashier } from '../../../state/Cashier';
import { CashierContext } from '../../../state/CashierContext';
import { createDepositState } from '../../../state/createDepositState';
import { adoptSheet } from '../../../theme/adoptSheet';
import { ErrorBoundary } from '../../../ui/frame/ErrorBoundary';
import { Header } from '../../../ui/frame/Header';
import { RootContext } from '../../../ui/frame/RootContext';
import { Screen } from '../../../ui/frame/Screen';
import form from '../../../ui/styles/form.css?inline';
import page from '../../../ui/styles/page.css?inline';
import status from '../../../ui/styles/status.css?inline';
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
const AMOUNTS = ['', '12345678', '123456789012', '1234567890123456', '12345678901234567890'];

const ignore = (): void => {};
const wait = (): Promise<never> => new Promise(ignore);
const SILENT: Client = { call: wait, run: wait };

const rehearsed = new WeakSet<Document>();

/**
 * Draws a sample form unseen, piece by piece as the page is idle, and takes it away: its code is compiled, its sheets,
 * fonts and the engine's language data are there when a click opens the real one. Once for a page, as these are the
 * page's, and not while a real form is open; it reads the cashier's stores, but has a deposit of its own and sends
 * nothing.
 */
export function rehearseForm(cashier: Cashier): void {
  const { root: shadow } = cashier.handle;
  adoptSheet(shadow, page, form, status);
  if (rehearsed.has(shadow.ownerDocument)) return;
  rehearsed.add(shadow.ownerDocument);
  const frame = document.createElement('div');
  frame.style.cssText = 'position: absolute; inset: 0; visibility: hidden';
  const deposit = createDepositState();
  const root = createRoot(frame);
  root.render(<Sample cashier={{ ...cashier, client: SILENT, deposit, send: ignore }} />);
  const perform = async () => {
    for (const text of AMOUNTS) {
      deposit.amount.text = text;
      await whenIdle();
      if (cashier.signal.aborted || cashier.deposit.method) break;
      shadow.querySelector('.cashier')?.append(frame);
      frame.getBoundingClientRect();
      frame.remove();
    }
    root.unmount();
  };
  void perform();
}

function Sample({ cashier }: { cashier: Cashier }): ReactElement {
  const { name } = SAMPLE;
  return (
    <RootContext.Provider value={cashier.handle.root}>
      <CashierContext.Provider value={cashier}>
        <I18nProvider i18n={cashier.translator.i18n}>
          <ErrorBoundary onError={ignore} resetKey={null} fallback={null}>
            <Screen>
              <Header title={name} backLabel={name} onBack={ignore} closeLabel={name} onClose={ignore} />
              <MethodForm method={SAMPLE} />
            </Screen>
          </ErrorBoundary>
        </I18nProvider>
      </CashierContext.Provider>
    </RootContext.Provider>
  );
}
