import type { ReactElement } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { clockText } from '../../../methods/families/clockText';
import { CountdownRing } from '../../../ui/CountdownRing';
import type { Deadline } from './useDeadline';

const LOW_SHARE = 0.2;

export function PayTimer({ deadline }: { deadline: Deadline }): ReactElement {
  const t = useTranslate();
  return (
    <div className="timer">
      <CountdownRing
        label={t('pay.timeLeft')}
        text={clockText(deadline.leftMs)}
        value={deadline.share}
        isLow={deadline.share < LOW_SHARE}
      />
      <span className="timer__text">{t('pay.timeLeft')}</span>
    </div>
  );
}
