import { useEffect } from 'react';
import { isLowData } from '../../../lib/isLowData';
import { whenIdle } from '../../../lib/whenIdle';
import { useCashier } from '../../../state/CashierContext';
import { redraw } from '../../../ui/picture/keepDrawn';
import type { PictureLoader } from '../../../ui/picture/loadPictures';

/**
 * Loads a chunk of pictures after the screen has painted, unless the player saves data, and draws the marks and flags
 * that stand there by then: the screen is not rendered for them. What an earlier screen has loaded is there at once:
 * initials would flash.
 */
export function usePictures(load: PictureLoader, onLoaded?: () => void): void {
  const { root } = useCashier().handle;
  useEffect(() => {
    if (isLowData()) return;
    let isGone = false;
    whenIdle()
      .then(() => (isGone ? null : load()))
      .then(
        () => {
          if (isGone) return;
          redraw(root);
          onLoaded?.();
        },
        // Without them the neutral marks stay.
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, [load, onLoaded, root]);
}
