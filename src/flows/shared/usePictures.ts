import { useEffect, useState } from 'react';
import type { Pictures } from '../../ui/loadPictures';

/** Pictures of a chunk of their own, asked for after the screen has painted; none while they are on their way. */
export function usePictures(load: () => Promise<Pictures>): Pictures | null {
  const [pictures, setPictures] = useState<Pictures | null>(null);
  useEffect(() => {
    let isGone = false;
    const frame = requestAnimationFrame(() => {
      load().then(
        loaded => !isGone && setPictures(loaded),
        // Without them the neutral marks stay.
        () => {},
      );
    });
    return () => {
      isGone = true;
      cancelAnimationFrame(frame);
    };
  }, [load]);
  return pictures;
}
