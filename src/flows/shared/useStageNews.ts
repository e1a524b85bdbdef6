import { useEffect, useRef } from 'react';
import { useCashier } from '../../state/CashierContext';
import { announce } from '../../state/createAnnouncerState';

/** Says the title of a new stage aloud. Whether the stage has changed under the player's eyes. */
export function useStageNews(stage: string, title: string): boolean {
  const { announcer } = useCashier();
  const first = useRef(stage);
  useEffect(() => {
    if (stage !== first.current) announce(announcer, title);
  }, [stage, title, announcer]);
  return stage !== first.current;
}
