import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';

/** A screen reader says each key that is typed: the count waits until it has. */
const SAID_AFTER_MS = 500;

/** Announces how many methods a search has found, once it rests (WCAG 4.1.3). An empty list announces itself. */
export function useFoundNews(search: string, count: number): void {
  const { announcer } = useCashier();
  const t = useTranslate();
  const first = useRef(search);
  useEffect(() => {
    if (search === first.current || !search.trim() || count === 0) return;
    const timer = setTimeout(() => announce(announcer, t('list.methodCount', { count })), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [announcer, t, search, count]);
}
