import type { ReactElement } from 'react';
import { clockText } from '../../../domain/clockText';
import type { Deadline } from '../../../domain/deadlineOf';
import { useTranslate } from '../../../i18n/useTranslate';
import { CountdownRing } from '../../../ui/CountdownRing';

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
