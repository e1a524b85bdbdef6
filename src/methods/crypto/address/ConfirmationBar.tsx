import { type ReactElement, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useNow } from '../../../flows/shared/time/useNow';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { ProgressBar } from '../../../ui/status/ProgressBar';
import { cryptoOf } from '../cryptoOf';
import type { NetworkFacts } from '../networkFacts';
import { useConfirmationTime } from '../useConfirmationTime';
import { confirmationProgress } from './confirmationProgress';

type ConfirmationBarProps = { network: NetworkFacts | null; isSeen: boolean };

/** The confirmations expected by now: an estimate, which never shows as complete. */
export function ConfirmationBar({ network, isSeen }: ConfirmationBarProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const time = useConfirmationTime();
  const depositId = useField(cashier.transaction, 'depositId');
  const { seen } = useSnapshot(cryptoOf(cashier));
  const now = useNow(isSeen);

  useEffect(() => {
    const state = cryptoOf(cashier);
    if (isSeen && depositId !== null && state.seen?.depositId !== depositId)
      state.seen = { depositId, at: Date.now() };
  }, [cashier, isSeen, depositId]);

  const seenAt = seen?.depositId === depositId ? seen?.at : undefined;
  const confirmations = network?.confirmations;
  const progress =
    isSeen && confirmations ? confirmationProgress(confirmations, now - (seenAt ?? now)) : null;
  const title = isSeen ? t('crypto.seen.title') : t('crypto.waiting.title');
  const note = progress
    ? t('crypto.seen.note', { time: time({ blocks: 1, blockSeconds: progress.secondsLeft }) })
    : t('crypto.waiting.note');
  const text = progress
    ? t('crypto.seen.progress', { done: progress.done, blocks: progress.blocks })
    : t('crypto.seen.unknown');
  return (
    <>
      <div className="row">
        <strong>{title}</strong>
        <span className="field__hint">{note}</span>
      </div>
      <ProgressBar label={title} {...(progress && { value: progress.share, valueText: text })} />
      {isSeen && <span className="field__hint">{text}</span>}
    </>
  );
}
