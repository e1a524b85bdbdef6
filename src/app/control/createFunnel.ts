import { subscribe } from 'valtio/vanilla';
import { isWithdrawalFinal } from '../../domain/transaction/withdrawalStatus';
import type { CashierSnapshot } from '../../host/CashierSnapshot';
import type { FunnelStep } from '../../host/FunnelStep';
import type { OutgoingMessage } from '../../host/protocol';
import type { Cashier } from '../../state/Cashier';
import type { Redirect } from '../../state/createTransactionState';
import { readMetadata } from './readMetadata';

interface Funnel {
  hear(message: OutgoingMessage): void;
  dispose(): void;
}

type Entry = Pick<FunnelStep, 'step'> & Partial<FunnelStep>;

/** One stream of what a player does, and where they stop, for the host's own analytics. */
export function createFunnel(cashier: Cashier): Funnel {
  const { handle, methods, withdrawal, transaction, parent, send } = cashier;
  let sequence = 0;
  let before: CashierSnapshot | null = null;
  /** By flow, so that a look at the other flow does not count as a new choice. */
  const chosen: Partial<Record<CashierSnapshot['flow'], string | null>> = {};
  let isListShown = false;
  let sentTo: Redirect | null = null;

  function tell(entry: Entry): void {
    const { flow = before?.flow ?? parent.page, ...rest } = entry;
    const metadata = readMetadata(parent.config.metadata);
    const elapsedMs = Math.round(performance.now() - handle.startedAt);
    send({
      messageType: 'onFunnel',
      ...rest,
      flow,
      sequence: ++sequence,
      elapsedMs,
      ...(metadata && { metadata }),
    });
  }

  function tellMethods(): void {
    if (isListShown || (methods.status !== 'ready' && withdrawal.status !== 'ready')) return;
    isListShown = true;
    tell({ step: 'methods' });
  }

  function tellChange(next: CashierSnapshot): void {
    const was = before;
    before = next;
    const { paymentMethod, status, amount, currency } = next;
    const facts = {
      flow: next.flow,
      ...(paymentMethod !== null && { paymentMethod }),
      ...(amount !== null && currency !== null && { amount, currency }),
    };
    const isOther = paymentMethod !== chosen[next.flow];
    chosen[next.flow] = paymentMethod;
    if (paymentMethod !== null && isOther && status === 'idle') tell({ step: 'method', ...facts });
    if (status === was?.status) return;
    if (status === 'submitting') tell({ step: 'submit', ...facts });
    // A deposit's statuses are among a withdrawal's, and end as those do.
    else if (status !== 'idle' && isWithdrawalFinal(status)) tell({ step: 'outcome', status, ...facts });
  }

  function tellRedirect(): void {
    const { redirect, paymentMethod, amount, currency } = transaction;
    // Compared by identity, as two deposits may have the same payment page.
    if (redirect === sentTo) return;
    sentTo = redirect;
    if (redirect) tell({ step: 'redirect', flow: 'deposit', paymentMethod, amount, currency });
  }

  const stops = [
    subscribe(methods, tellMethods),
    subscribe(withdrawal, tellMethods),
    subscribe(transaction, tellRedirect),
  ];
  tell({ step: 'opened' });
  tellMethods();
  return {
    hear: message => {
      if (message.messageType === 'onStateChange') tellChange(message);
      else if (message.messageType === 'onCreateTransaction') {
        const { paymentMethod, amount, currency, withdrawalId } = message;
        const flow = withdrawalId === undefined ? 'deposit' : 'withdrawal';
        tell({ step: 'created', flow, paymentMethod, amount, currency });
      } else if (message.messageType === 'onDisplayError') {
        tell({ step: 'failure', reason: message.code ?? 'unknown', reference: message.reference });
      } else if (message.messageType === 'onClose') tell({ step: 'closed' });
    },
    dispose: () => {
      for (const stop of stops) stop();
    },
  };
}
