import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { methodText } from '../../domain/method/methodText';
import { MethodForm } from '../../flows/deposit/form/MethodForm';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { useField } from '../../state/useField';
import { Card } from '../../ui/content/Card';
import { Steps } from '../../ui/status/Steps';

/** The amount, and how paying in cash works. */
export function CashScreen(): ReactElement | null {
  const cashier = useCashier();
  const t = useTranslate();
  const { method: chosen } = useSnapshot(cashier.deposit);
  const lang = useField(cashier.user, 'lang');
  if (!chosen) return null;
  const method = methodText(chosen, lang);
  return (
    <MethodForm key={chosen.name} method={chosen}>
      <Card label={t('cash.howTo')}>
        <Steps steps={[t('cash.step.amount'), t('cash.step.place', { method }), t('cash.step.pay')]} />
      </Card>
    </MethodForm>
  );
}
