import { useEffect } from 'react';
import { isLowData } from '../../lib/isLowData';
import { whenIdle } from '../../lib/whenIdle';
import { useCashier } from '../../state/CashierContext';
import { redrawMarks } from '../../ui/method/showMark';
import { loadMarks } from '../../ui/picture/loadPictures';

/**
 * Loads the drawings of marks after the screen has painted, unless the player saves data, and draws those marks anew
 * that stand there by then: the screen itself is not rendered for them.
 */
export function useMarks(): void {
  const { root } = useCashier().handle;
  useEffect(() => {
    if (isLowData()) return;
    let isGone = false;
    whenIdle()
      .then(() => (isGone ? null : loadMarks()))
      .then(
        () => !isGone && redrawMarks(root),
        // Without them the neutral marks stay.
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, [root]);
}
