import type { IconNode } from './renderNodes';

/** A mark or flag as data: a drawing, whose attributes have SVG's own names, or a short text drawn as one. */
export type Picture = {
  viewBox?: string;
  nodes?: readonly IconNode[];
  text?: string;
  color?: string;
  background?: string;
};

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Builds a picture from data, never from HTML text, which Trusted Types would refuse. In plain DOM: pictures come after
 * their screen, and with them as elements of React a list of methods would be rendered anew, and hold twice as much.
 */
export function drawPicture(document: Document, { text, viewBox, nodes = [] }: Picture): Element {
  if (text !== undefined) {
    const span = drawText(document, text);
    span.style.setProperty('--length', String(text.length));
    return span;
  }
  const svg = drawNode(document, ['svg', { viewBox: viewBox ?? '0 0 24 24', fill: 'currentColor' }, nodes]);
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('focusable', 'false');
  return svg;
}

/** The text of a mark. */
export function drawText(document: Document, text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = 'mark__text';
  span.textContent = text;
  return span;
}

function drawNode(document: Document, [tag, attributes, children = []]: IconNode): Element {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(child => drawNode(document, child)));
  return element;
}
