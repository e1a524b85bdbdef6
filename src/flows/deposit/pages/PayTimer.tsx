import { useLingui } from '@lingui/react';
import type { ReactElement } from 'react';
import { clockText } from '../../../domain/time/clockText';
import type { Deadline } from '../../../domain/time/deadlineOf';
import { useTranslate } from '../../../i18n/useTranslate';
import { CountdownRing } from '../../../ui/status/CountdownRing';
import { LONGEST_CLOCK_MS, PayBefore } from '../requisites/PayBefore';

const LOW_SHARE = 0.2;

type PayTimerProps = {
  deadline: Deadline;
  isLow?: boolean;
};

/**
 * The time left to pay, or the date if that is far off. It is shown as low in its last fifth, unless `isLow`
 * says otherwise.
 */
export function PayTimer({ deadline, isLow }: PayTimerProps): ReactElement {
  const t = useTranslate();
  const { locale } = useLingui().i18n;
  const text = t('transfer.timeLeft');
  const { leftMs, endMs } = deadline;
  if (leftMs > LONGEST_CLOCK_MS) return <PayBefore deadlineMs={endMs} />;
  return (
    <div className="timer">
      <CountdownRing
        label={text}
        text={clockText(leftMs, locale)}
        value={deadline.share}
        isLow={isLow ?? deadline.share < LOW_SHARE}
      />
      {/* The clock's name says it already. */}
      <span className="timer__text" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}
