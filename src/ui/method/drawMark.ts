import { drawMarkText, drawPicture } from '../picture/drawPicture';
import type { DrawPicture } from '../picture/loadPictures';
import { initialsOf } from './initialsOf';

/** What a mark shows: its drawing, else the picture at an address, until that has come the initials of a name. */
export interface MarkContent {
  picture?: DrawPicture;
  /** Already checked by safeUrl. */
  address?: string;
  name: string;
  /** Called if the picture at the address could not be loaded; gives what is shown instead, else the initials stay. */
  onError?: () => MarkContent;
}

export function drawMark(mark: HTMLElement, content: MarkContent): void {
  const { ownerDocument } = mark;
  const { address, name } = content;
  const picture = content.picture?.();
  if (picture || mark.hasAttribute('style')) {
    mark.style.color = picture?.color ?? '';
    mark.style.background = picture?.background ?? '';
  }
  if (picture) mark.replaceChildren(drawPicture(ownerDocument, picture));
  else {
    mark.replaceChildren(drawMarkText(ownerDocument, initialsOf(name)));
    if (address) mark.append(imageAt(address, mark, content));
  }
}

function imageAt(address: string, mark: HTMLElement, { onError }: MarkContent): Element {
  const image = mark.ownerDocument.createElement('img');
  Object.assign(image, { alt: '', loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' });
  image.onload = () => image.previousSibling?.remove();
  image.onerror = () => {
    const instead = onError?.();
    if (instead && image.parentNode === mark) drawMark(mark, instead);
  };
  image.src = address;
  return image;
}
