import type { ReactElement } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { joinSentences } from '../../lib/joinSentences';
import { Disclaimer } from '../../ui/content/Disclaimer';

/** SWP-03: shown on every sweepstake screen that speaks of money. */
export function SweepstakeDisclaimer(): ReactElement {
  const t = useTranslate();
  return (
    <Disclaimer>
      {joinSentences([t('sweep.disclaimer.gold'), t('sweep.disclaimer.sweep'), t('sweep.disclaimer.free')])}
    </Disclaimer>
  );
}
