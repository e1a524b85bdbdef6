import type { ReactElement } from 'react';
import { type Picture, renderPicture } from './renderPicture';

export type FlagIconProps = {
  /** ISO 3166 code, shown while there is no drawing. */
  country: string;
  picture?: Picture;
};

/**
 * Decoration, hidden from screen readers: the country's name stands beside it. The code is drawn by the style
 * sheet, so that it is not part of any name.
 */
export function FlagIcon({ country, picture }: FlagIconProps): ReactElement {
  return (
    <span className="flag" aria-hidden="true" data-code={country.slice(0, 2).toUpperCase()}>
      {picture && renderPicture(picture)}
    </span>
  );
}
