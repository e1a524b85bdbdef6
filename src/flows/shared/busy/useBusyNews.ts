import { useEffect } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';

const AFTER_MS = 1_000;

/**
 * A pending button shows it to the eyes alone: what takes longer than a moment is announced, unless something
 * else was.
 */
export function useBusyNews(isBusy: boolean): void {
  const { announcer, translator } = useCashier();
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => {
      if (announcer.polite === '') announce(announcer, translator.t('common.loading'));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [announcer, translator, isBusy]);
}
