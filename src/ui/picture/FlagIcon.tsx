import type { ReactElement } from 'react';
import { drawPicture } from './drawPicture';
import type { DrawPicture } from './loadPictures';

export type FlagIconProps = {
  /** ISO 3166 code, shown while there is no drawing. */
  country: string;
  picture?: DrawPicture;
};

/**
 * Decoration, hidden from screen readers: the country's name stands beside it. The code is drawn by the style
 * sheet, so that it is not part of any name.
 */
export function FlagIcon({ country, picture }: FlagIconProps): ReactElement {
  return (
    <span
      className="flag"
      aria-hidden="true"
      data-code={country.slice(0, 2).toUpperCase()}
      ref={flag => flag?.replaceChildren(...(picture ? [drawPicture(flag.ownerDocument, picture())] : []))}
    />
  );
}
