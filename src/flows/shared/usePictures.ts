import { useEffect, useState } from 'react';
import { isLowData } from '../../lib/isLowData';
import { whenIdle } from '../../lib/whenIdle';
import type { PictureLoader, Pictures } from '../../ui/picture/loadPictures';

/**
 * Loads a chunk of pictures after the screen has painted; `null` until they are there, and always if the
 * player saves data. What an earlier screen has loaded is there at once: initials would flash.
 */
export function usePictures(load: PictureLoader): Pictures | null {
  const [pictures, setPictures] = useState(load.loaded ?? null);
  useEffect(() => {
    if (isLowData()) return;
    let isGone = false;
    whenIdle()
      .then(() => (isGone ? null : load()))
      .then(
        loaded => !isGone && setPictures(loaded),
        // Without them the neutral marks stay.
        () => {},
      );
    return () => {
      isGone = true;
    };
  }, [load]);
  return pictures;
}
