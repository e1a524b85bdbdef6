import { ownValue } from '../../lib/ownValue';
import { loadFlags } from '../../ui/picture/loadPictures';
import type { Picture } from '../../ui/picture/renderPicture';
import { usePictures } from './usePictures';

/** The flag of a country if it is among the common ones and their chunk has loaded. */
export function useFlag(country: string): Picture | undefined {
  const flags = usePictures(loadFlags);
  return ownValue(flags, country.toLowerCase());
}
