import { useEffect, useRef } from 'react';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';

/**
 * Announces the title of a new stage, in words that differ from the status' own, or a screen reader may take them for
 * one and stay silent, as the status does. Returns whether the stage has changed since the screen was opened.
 */
export function useStageNews(stage: string, title: string): boolean {
  const { announcer } = useCashier();
  const first = useRef(stage);
  useEffect(() => {
    if (stage !== first.current) announce(announcer, `${title}\u00a0`);
  }, [stage, title, announcer]);
  return stage !== first.current;
}
