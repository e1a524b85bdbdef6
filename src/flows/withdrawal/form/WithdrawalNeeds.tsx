import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { formatList } from '../../../i18n/formatList';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Note } from '../../../ui/content/Note';
import { withdrawalTimeText } from '../withdrawalTimeText';

type WithdrawalNeedsProps = {
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
    // Names in another text direction must not swap places.
    .map(({ label }) => `\u2068${label}\u2069`);
  return (
    <Note tone="info" title={t('withdrawal.time.usual', { time: withdrawalTimeText(t, method) })}>
      {needed.length > 0 && (
        <div>{t('withdrawal.needs', { list: formatList(needed, i18n.locale, 'conjunction') })}</div>
      )}
      {hasInstruction && (
        <LinkButton onClick={() => router.navigate('/withdrawal/redirect/instruction')}>
          {t('withdrawal.howItWorks')}
        </LinkButton>
      )}
    </Note>
  );
}
