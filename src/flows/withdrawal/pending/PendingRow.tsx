import { useLingui } from '@lingui/react';
import { type ReactElement, useEffect } from 'react';
import type { PendingWithdrawal } from '../../../api/contract/withdrawal';
import { formatDateTime } from '../../../domain/time/formatDateTime';
import { isWithdrawalFinal, mapWithdrawalStatus } from '../../../domain/transaction/withdrawalStatus';
import { useTranslate } from '../../../i18n/useTranslate';
import { isLater } from '../../../state/applyWithdrawal';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { Button } from '../../../ui/button/Button';
import { ActionRow } from '../../../ui/content/ActionRow';
import { WITHDRAWAL_VIEWS } from '../complete/withdrawalView';
import { keptCode } from '../confirm/keptCodes';
import { openPending } from './openPending';
import { usePendingName } from './usePendingName';

type PendingRowProps = { pending: PendingWithdrawal; onCancel: () => void };

/** One pending withdrawal: opens its timeline, and can be cancelled until the money is sent. */
export function PendingRow({ pending, onCancel }: PendingRowProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const { i18n } = useLingui();
  const name = usePendingName(pending);
  const { withdrawalId, created, status, isCancellable } = pending;
  const told = mapWithdrawalStatus(status);
  const code = keptCode(cashier, withdrawalId);
  // Nothing goes on before the player has entered it.
  const stage = code && !code.isMaybe && !isLater(told, code.askedAt) ? 'code' : told;
  const title = t(stage === 'waiting' ? 'withdrawal.pending.waiting' : WITHDRAWAL_VIEWS[stage].title);
  const facts = [title, formatDateTime(created, i18n.locale)].filter(Boolean);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an end is told once, whatever the language
  useEffect(() => {
    if (isWithdrawalFinal(told)) announce(cashier.announcer, title);
  }, [told]);

  return (
    <ActionRow
      part="pending"
      name={name}
      note={facts.join(' · ')}
      onSelect={() => openPending(cashier, pending)}
      action={nameId =>
        isCancellable && (
          <Button variant="quiet" isInline describedBy={nameId} onClick={onCancel}>
            {t('withdrawal.cancel.action')}
          </Button>
        )
      }
    />
  );
}
