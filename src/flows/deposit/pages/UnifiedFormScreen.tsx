import { type ReactElement, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { FormField } from '../../../api/contract/form';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Button } from '../../../ui/button/Button';
import { Note } from '../../../ui/content/Note';
import { startAnew } from '../../shared/navigation/startAnew';
import { mergeFields } from '../submit/askedFields';
import { AmountCard } from './AmountCard';
import { PayTimer } from './PayTimer';
import { UnifiedForm } from './UnifiedForm';
import { useDeadline } from './useDeadline';
import { useLeaveWhenSeen } from './useLeaveWhenSeen';
import { useUnifiedSubmit } from './useUnifiedSubmit';

const NO_FIELDS: readonly FormField[] = [];

/**
 * The unified form of a deposit (DEP-05): its fields are sent with deposit-create and the deposit's id; a flow
 * without fields is only confirmed, by deposit-complete.
 */
export function UnifiedFormScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { amount, currency, answer } = useSnapshot(cashier.transaction);
  const { extraFields, isSubmitting } = useSnapshot(cashier.deposit);
  const flow = answer?.data?.unifiedFlow;
  const own = flow?.fields ?? NO_FIELDS;
  const fields = useMemo(() => mergeFields(own, extraFields), [own, extraFields]);
  const deadline = useDeadline(flow?.timeout_minutes ?? null);
  const { send, refresh, confirm, isPending: isConfirming } = useUnifiedSubmit(flow);
  useLeaveWhenSeen();
  const isPending = isSubmitting || isConfirming;
  // A submit under way is not cut off by the deadline: its answer decides what comes next.
  const isOver = deadline?.isOver === true && !isPending;

  function handleSubmit(values: Record<string, string>): void {
    if (fields.length > 0) send(values);
    else confirm();
  }

  return (
    <UnifiedForm
      // What is to be done may say where to pay (DEP-05).
      flow={(!isOver && flow) || {}}
      fields={fields}
      isPending={isPending}
      onSubmit={handleSubmit}
      onTrigger={refresh}
      actions={
        isOver ? (
          <div className="stack stack--tight">
            {/* The player may have paid in time: they can still say so (DEP-05). */}
            <Button variant="secondary" type="submit" part="submit">
              {t('unified.noFields')}
            </Button>
            <Button onClick={() => startAnew(cashier, '/deposit')}>{t('pay.restart')}</Button>
          </div>
        ) : undefined
      }
    >
      <AmountCard amount={amount} currency={currency}>
        {deadline && !isOver && <PayTimer deadline={deadline} />}
      </AmountCard>
      {isOver && (
        <Note tone="danger" title={t('transfer.timeOver')}>
          {t('pay.expired.text')}
        </Note>
      )}
    </UnifiedForm>
  );
}
