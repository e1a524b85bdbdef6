import type { IconNode } from './renderNodes';

/** An SVG element from data whose attributes have SVG's own names. */
export function drawNode(document: Document, [tag, attributes, children = []]: IconNode): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(child => drawNode(document, child)));
  return element;
}
