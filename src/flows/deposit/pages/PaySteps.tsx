import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card } from '../../../ui/content/Card';
import { Steps } from '../../../ui/status/Steps';
import { SafeHtml } from '../../shared/html/SafeHtml';
import type { PageData } from './readPageData';

type PayStepsProps = {
  texts: PageData['texts'];
  steps: readonly string[];
  /** The steps are the server's own. */
  isForeign: boolean;
};

/** How to pay: the server's title and description, and the steps. */
export function PaySteps({ texts, steps, isForeign }: PayStepsProps): ReactElement {
  const t = useTranslate();
  return (
    <Card label={t('pay.steps')}>
      {texts.title && (
        <h2 className="card__title" dir="auto">
          {texts.title}
        </h2>
      )}
      {texts.description && <SafeHtml html={texts.description} />}
      {steps.length > 0 && <Steps steps={steps} isForeign={isForeign} />}
    </Card>
  );
}
