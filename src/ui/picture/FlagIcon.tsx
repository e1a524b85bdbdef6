import type { ReactElement } from 'react';
import { type Picture, renderPicture } from './renderPicture';

export type FlagIconProps = {
  /** ISO 3166 code, shown while there is no drawing. */
  country: string;
  picture?: Picture;
};

/** Always decoration: the country's name stands beside it. The code is no text, and so no part of a name. */
export function FlagIcon({ country, picture }: FlagIconProps): ReactElement {
  return (
    <span className="flag" aria-hidden="true" data-code={country.slice(0, 2).toUpperCase()}>
      {picture && renderPicture(picture)}
    </span>
  );
}
