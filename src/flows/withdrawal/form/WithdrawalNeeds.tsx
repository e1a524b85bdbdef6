import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Note } from '../../../ui/content/Note';
import { withdrawalTimeText } from '../follow/withdrawalTimeText';

export type WithdrawalNeedsProps = {
  method: PaymentMethod;
  models: readonly FieldModel[];
  /** The route table has a screen that explains how a withdrawal works. */
  hasInstruction?: boolean;
};

/** What is needed and how long it takes, shown before anything is typed (beyond the specification, 9). */
export function WithdrawalNeeds({
  method,
  models,
  hasInstruction = false,
}: WithdrawalNeedsProps): ReactElement {
  const { router } = useCashier();
  const t = useTranslate();
  const { i18n } = useLingui();
  const needed = models
    .filter(({ isHidden, isRequired }) => !isHidden && isRequired)
    .map(({ label }) => label);
  return (
    <Note tone="info" title={t('withdrawal.time.usual', { time: withdrawalTimeText(t, method) })}>
      {needed.length > 0 && <div>{t('withdrawal.needs', { list: listed(needed, i18n.locale) })}</div>}
      {hasInstruction && (
        <LinkButton onClick={() => router.navigate('/withdrawal/redirect/instruction')}>
          {t('withdrawal.howItWorks')}
        </LinkButton>
      )}
    </Note>
  );
}

/** Isolates each item: names in another text direction must not swap places. */
function listed(items: string[], locale: string): string {
  const isolated = items.map(item => `\u2068${item}\u2069`);
  try {
    // An engine without the language would say its own 'and': Chromium has no az, ky, tg and uz.
    const [known] = Intl.ListFormat.supportedLocalesOf(locale);
    if (known) return new Intl.ListFormat(known, { type: 'conjunction' }).format(isolated);
  } catch {
    // An older engine has no lists.
  }
  return isolated.join(', ');
}
