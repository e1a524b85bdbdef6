import { loadFlags, loadOtherFlags, type Pictures } from '../../ui/picture/loadPictures';
import { usePictures } from './usePictures';

/** The flags of all countries, as far as their chunks have loaded. */
export function useAllFlags(): Pictures {
  const others = usePictures(loadOtherFlags);
  return { ...others, ...usePictures(loadFlags) };
}
