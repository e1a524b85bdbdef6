import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { MINUTE_MS } from '../../../spec/timers';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';

/** Minutes left that are announced to screen readers. */
const TOLD_MINUTES: readonly number[] = [10, 5, 1];

/** Announces the time left to pay when it gets short, and when it is over; `null` where there is no limit. */
export function useTimeNews(leftMs: number | null): void {
  const { announcer } = useCashier();
  const t = useTranslate();
  const minutes = leftMs === null ? null : Math.ceil(leftMs / MINUTE_MS);
  const before = useRef(minutes);
  useEffect(() => {
    if (minutes === before.current) return;
    before.current = minutes;
    if (minutes === 0) announce(announcer, t('transfer.timeOver'), 'assertive');
    else if (minutes !== null && TOLD_MINUTES.includes(minutes))
      announce(announcer, t('transfer.minutesLeft', { minutes }));
  }, [minutes, announcer, t]);
}
