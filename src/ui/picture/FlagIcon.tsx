import type { ReactElement } from 'react';
import { ownValue } from '../../lib/ownValue';
import { drawPicture } from './drawPicture';
import { keepDrawn } from './keepDrawn';
import { type DrawPicture, loadFlags, loadOtherFlags } from './loadPictures';

/** Its ISO 3166 code is shown while there is no drawing. */
type FlagIconProps = { country: string };

/**
 * Decoration, hidden from screen readers: the country's name stands beside it. The code is drawn by the style
 * sheet, so that it is not part of any name.
 */
export function FlagIcon({ country }: FlagIconProps): ReactElement {
  function draw(flag: HTMLElement, before: unknown): unknown {
    const picture = findFlag(country.toLowerCase());
    if (picture !== before)
      flag.replaceChildren(...(picture ? [drawPicture(flag.ownerDocument, picture())] : []));
    return picture;
  }
  return (
    <span
      className="flag"
      aria-hidden="true"
      data-code={country.slice(0, 2).toUpperCase()}
      ref={flag => {
        if (flag) keepDrawn(flag, draw);
      }}
    />
  );
}

const findFlag = (code: string): DrawPicture | undefined =>
  ownValue(loadFlags.loaded, code) ?? ownValue(loadOtherFlags.loaded, code);
