import { useEffect } from 'react';
import type { Deadline } from '../../../domain/time/deadlineOf';
import { useTranslate } from '../../../i18n/useTranslate';
import { MINUTE_MS } from '../../../spec/timers';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { useTimeLeft } from '../../shared/useTimeLeft';

/** Minutes left that are announced to screen readers. */
const SPOKEN_MINUTES: ReadonlySet<number> = new Set([10, 5, 1]);

/** The time left to pay, announced when it gets short. */
export function useDeadline(minutes: number | null): Deadline | null {
  const { announcer } = useCashier();
  const t = useTranslate();
  const deadline = useTimeLeft(minutes);
  const minutesLeft = deadline && Math.ceil(deadline.leftMs / MINUTE_MS);
  const isOver = deadline?.isOver === true;
  useEffect(() => {
    if (isOver) announce(announcer, t('transfer.timeOver'), 'assertive');
    else if (minutesLeft !== null && minutesLeft !== minutes && SPOKEN_MINUTES.has(minutesLeft))
      announce(announcer, t('transfer.minutesLeft', { minutes: minutesLeft }));
  }, [announcer, t, minutes, minutesLeft, isOver]);
  return deadline;
}
