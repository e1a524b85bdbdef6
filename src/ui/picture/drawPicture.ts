import { drawNode } from './drawNode';
import type { IconNode } from './renderNodes';

/** A mark or flag as data: a drawing, whose attributes have SVG's own names, or a short text drawn as one. */
export type Picture = {
  viewBox?: string;
  nodes?: readonly IconNode[];
  text?: string;
  color?: string;
  background?: string;
};

/**
 * Builds a picture from data, never from HTML text, which Trusted Types would refuse. In plain DOM: pictures come after
 * their screen, and with them as elements of React a list of methods would be rendered anew, and hold twice as much.
 */
export function drawPicture(document: Document, picture: Picture): Element {
  const { text, viewBox = '0 0 24 24', nodes = [] } = picture;
  if (text !== undefined) {
    const span = drawMarkText(document, text);
    span.style.setProperty('--length', String(text.length));
    return span;
  }
  return drawNode(document, [
    'svg',
    { viewBox, fill: 'currentColor', 'aria-hidden': 'true', focusable: 'false' },
    nodes,
  ]);
}

/** The text of a mark. */
export function drawMarkText(document: Document, text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = 'mark__text';
  span.textContent = text;
  return span;
}
