import { type ReactElement, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { FormField, UnifiedFlow } from '../../../api/contract/form';
import type { PaymentMethod } from '../../../api/contract/method';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/Button';
import { Note } from '../../../ui/Note';
import { UnifiedForm } from '../../shared/form/UnifiedForm';
import { reportFailure } from '../../shared/reportFailure';
import { completeDeposit } from '../completeDeposit';
import type { DepositIntent } from '../depositPayload';
import { mergeFields } from '../mergeFields';
import { nameDeposit } from '../nameDeposit';
import { refreshFields } from '../refreshFields';
import { submitDeposit } from '../submitDeposit';
import { AmountCard } from './AmountCard';
import { PayTimer } from './PayTimer';
import { unifiedNextRoute } from './unifiedNextRoute';
import { useDeadline } from './useDeadline';
import { useLeaveWhenSettled } from './useLeaveWhenSettled';

const NO_FIELDS: readonly FormField[] = [];

/**
 * The unified form of a deposit (DEP-05): its fields are sent with deposit-create and the deposit's id; a flow
 * without fields is only confirmed, by deposit-complete.
 */
export function UnifiedFormScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { depositId, amount, currency, answer } = useSnapshot(cashier.transaction);
  const { method, extraFields, isSubmitting } = useSnapshot(cashier.deposit);
  const flow = answer?.data?.unifiedFlow as UnifiedFlow | undefined;
  const own = flow?.fields ?? NO_FIELDS;
  const fields = useMemo(() => mergeFields(own, extraFields as readonly FormField[]), [own, extraFields]);
  const deadline = useDeadline(flow?.timeout_minutes ?? null);
  useLeaveWhenSettled();
  const isOver = deadline?.isOver === true;
  const nextRoute = unifiedNextRoute(flow?.nextRoute);

  /** At once where the server has named the deposit: what comes next may open a window, in the click. */
  function withId(run: (id: string) => void): void {
    if (isOver) return;
    if (depositId !== null) run(depositId);
    else void nameDeposit(cashier).then(run, error => reportFailure(cashier, error));
  }

  function send(values: Record<string, string>, use: (intent: DepositIntent) => void): void {
    withId(id => {
      if (!method) return;
      use({
        method: method as PaymentMethod,
        amount,
        fields: values,
        depositId: id,
        ...(nextRoute !== undefined && { nextRoute }),
      });
    });
  }

  function handleSubmit(values: Record<string, string>): void {
    if (fields.length > 0) send(values, intent => submitDeposit(cashier, intent));
    else withId(() => void completeDeposit(cashier));
  }

  return (
    <UnifiedForm
      flow={flow ?? {}}
      fields={fields}
      isPending={isSubmitting}
      onSubmit={handleSubmit}
      onTrigger={(values, name) => send(values, intent => void refreshFields(cashier, intent, name))}
      actions={
        isOver ? (
          <Button
            onClick={() => cashier.router.navigate('/deposit', { query: { refetch: 'true' }, isReset: true })}
          >
            {t('pay.restart')}
          </Button>
        ) : undefined
      }
    >
      <AmountCard amount={amount} currency={currency}>
        {deadline && <PayTimer deadline={deadline} />}
      </AmountCard>
      {isOver && (
        <Note tone="danger" title={t('pay.expired.title')}>
          {t('pay.expired.form')}
        </Note>
      )}
      {extraFields.length > 0 && <Note tone="info">{t('form.fieldsRequired')}</Note>}
    </UnifiedForm>
  );
}
