import type { ReactElement } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Card } from '../../ui/content/Card';
import { Steps } from '../../ui/status/Steps';

/** The steps to take at the counter. */
export function CounterSteps({ place }: { place: string }): ReactElement {
  const t = useTranslate();
  return (
    <Card label={t('cash.howTo')}>
      <Steps steps={[t('cash.step.place', { method: place }), t('cash.step.pay')]} />
    </Card>
  );
}
