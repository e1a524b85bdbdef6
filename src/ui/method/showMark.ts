import { drawPicture, drawText } from '../picture/drawPicture';
import type { DrawPicture } from '../picture/loadPictures';
import { initialsOf } from './initialsOf';

/** What a mark shows: its drawing, else the picture at an address, else the initials of a name. */
export interface MarkContent {
  picture?: DrawPicture;
  /** Already checked by safeUrl. */
  address?: string;
  name: string;
  /** Called if the picture at the address could not be loaded. */
  onError?: (address: string) => void;
}

/** What stands in a mark: its drawing, an address or a name. */
type Shown = DrawPicture | string;

interface Mark {
  read: () => MarkContent;
  shown?: Shown;
}

const marks = new WeakMap<Element, Mark>();

/** Draws a mark, and remembers how, for `redrawMarks`. */
export function showMark(element: HTMLElement, read: () => MarkContent): void {
  const mark: Mark = { read, shown: marks.get(element)?.shown };
  marks.set(element, mark);
  update(element, mark);
}

/** Draws the marks anew that have something else to show by now. */
export function redrawMarks(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('.mark')) {
    const mark = marks.get(element);
    if (mark) update(element, mark);
  }
}

function update(element: HTMLElement, mark: Mark): void {
  const content = mark.read();
  const shown = content.picture ?? content.address ?? content.name;
  // Not even a picture that could not be loaded: it is not asked for twice.
  if (mark.shown === shown) return;
  mark.shown = shown;
  draw(element, content);
}

function draw(element: HTMLElement, content: MarkContent): void {
  const { ownerDocument, style } = element;
  const { address, name } = content;
  const picture = content.picture?.();
  style.color = picture?.color ?? '';
  style.background = picture?.background ?? '';
  element.classList.toggle('mark--neutral', !picture && !address);
  if (picture) element.replaceChildren(drawPicture(ownerDocument, picture));
  else if (address) element.replaceChildren(pictureAt(address, element, content));
  else element.replaceChildren(drawText(ownerDocument, initialsOf(name)));
}

function pictureAt(address: string, element: HTMLElement, { name, onError }: MarkContent): Element {
  const image = element.ownerDocument.createElement('img');
  Object.assign(image, { alt: '', loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' });
  image.onerror = () => {
    if (image.parentNode === element) draw(element, { name });
    onError?.(address);
  };
  image.src = address;
  return image;
}
