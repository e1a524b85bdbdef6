import { ownValue } from '../../lib/ownValue';
import { type DrawPicture, loadFlags } from '../../ui/picture/loadPictures';
import { usePictures } from './usePictures';

/** The flag of a country if it is among the common ones and their chunk has loaded. */
export function useFlag(country: string): DrawPicture | undefined {
  const flags = usePictures(loadFlags);
  return ownValue(flags, country.toLowerCase());
}
