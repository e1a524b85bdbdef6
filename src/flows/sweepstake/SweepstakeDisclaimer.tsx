import type { ReactElement } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { joinSentences } from '../../lib/joinSentences';
import { Disclaimer } from '../../ui/content/Disclaimer';

/** SWP-03: on every sweepstake screen where money is spoken of. */
export function SweepstakeDisclaimer(): ReactElement {
  const t = useTranslate();
  return (
    <Disclaimer>
      {joinSentences([t('sweep.disclaimer.gold'), t('sweep.disclaimer.sweep'), t('sweep.disclaimer.free')])}
    </Disclaimer>
  );
}
