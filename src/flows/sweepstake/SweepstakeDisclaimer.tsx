import type { ReactElement } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Disclaimer } from '../../ui/content/Disclaimer';

/** SWP-03: shown on every sweepstake screen that speaks of money. */
export function SweepstakeDisclaimer(): ReactElement {
  const t = useTranslate();
  const sentences = [t('sweep.disclaimer.gold'), t('sweep.disclaimer.sweep'), t('sweep.disclaimer.free')];
  // A full-width full stop (Chinese, Japanese) needs no space after it.
  return <Disclaimer>{sentences.join(' ').replaceAll('。 ', '。')}</Disclaimer>;
}
