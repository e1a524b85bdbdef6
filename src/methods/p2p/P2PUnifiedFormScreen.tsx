import { type ReactElement, useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { UnifiedFlow } from '../../api/contract/form';
import { AmountCard } from '../../flows/deposit/pages/AmountCard';
import { UnifiedForm } from '../../flows/deposit/pages/UnifiedForm';
import { isPayee } from '../../flows/deposit/requisites/readTransfer';
import { TransferTimer } from '../../flows/deposit/requisites/TransferTimer';
import { mergeFields } from '../../flows/deposit/submit/askedFields';
import { submitDeposit } from '../../flows/deposit/submit/submitDeposit';
import { useInFlight } from '../../flows/shared/busy/useInFlight';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { Button } from '../../ui/button/Button';
import { Note } from '../../ui/content/Note';
import { AskedSum } from './AskedSum';
import { cancelP2P } from './order/cancelP2P';
import { followP2P } from './order/followP2P';
import { P2PActions } from './P2PActions';
import { P2PCancel } from './P2PCancel';
import { type P2PInvoice, p2pOf } from './p2pOf';
import { P2P_PATHS } from './p2pPaths';
import { useInvoiceDeadline } from './useInvoiceDeadline';

/** The form that the bank wants filled in before the invoice shows, or in its place. */
export function P2PUnifiedFormScreen(): ReactElement | null {
  const cashier = useCashier();
  const { invoice } = useSnapshot(p2pOf(cashier));
  const flow = invoice?.unifiedFlow ?? null;
  const hasForm = invoice !== null && flow !== null && cashier.deposit.method !== null;

  useEffect(() => {
    if (!hasForm) cashier.router.navigate('/deposit', { isReset: true });
    return hasForm ? followP2P(cashier) : undefined;
  }, [cashier, hasForm]);

  return hasForm ? <InvoiceForm invoice={invoice} flow={flow} /> : null;
}

function InvoiceForm({ invoice, flow }: { invoice: P2PInvoice; flow: UnifiedFlow }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { isSubmitting, extraFields } = useSnapshot(cashier.deposit);
  const fields = useMemo(() => mergeFields(flow.fields, extraFields), [flow, extraFields]);
  const { isPending: isCancelling, run } = useInFlight();
  const deadline = useInvoiceDeadline(invoice);
  // A submit under way still counts: its answer leads on.
  const isOver = deadline.isOver && !isSubmitting;
  const { depositId } = invoice;
  // The sum that the player asked for, and what they are to transfer.
  const { amount, currency } = useSnapshot(cashier.transaction);
  const isSame = amount === invoice.amount && currency === invoice.currency;

  function handleSubmit(values: Record<string, string>): void {
    const { method } = cashier.deposit;
    const { bonusId } = cashier.transaction;
    if (!method || isOver || isCancelling) return;
    if (fields.length === 0) cashier.router.navigate(P2P_PATHS.invoice, { isFinal: true });
    else submitDeposit(cashier, { method, amount, currency, fields: values, depositId, bonusId });
  }

  return (
    <UnifiedForm
      // What is to be done may say where to pay (DEP-05).
      flow={isOver ? {} : flow}
      fields={fields}
      isPending={isSubmitting}
      onSubmit={handleSubmit}
      actions={
        fields.length > 0 || isPayee(invoice.card ?? undefined) ? (
          <div className="stack stack--tight">
            <Button type="submit" part="submit" isPending={isSubmitting} isDisabled={isOver || isCancelling}>
              {t('unified.submit')}
            </Button>
            <P2PCancel
              isPending={isCancelling}
              isDisabled={isSubmitting}
              onCancel={() => run(() => cancelP2P(cashier))}
            />
          </div>
        ) : (
          <P2PActions />
        )
      }
    >
      <AmountCard
        amount={invoice.amount}
        currency={invoice.currency}
        label={isSame || isOver ? undefined : t('transfer.exactAmount')}
      >
        <AskedSum invoice={invoice} />
      </AmountCard>
      <TransferTimer deadline={deadline} />
      {isOver && <Note tone="danger">{t('p2p.form.timeOver')}</Note>}
    </UnifiedForm>
  );
}
