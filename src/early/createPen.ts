import { type IconName, iconNodes } from '../ui/picture/iconNodes';

type Attributes = Readonly<Record<string, string | undefined>>;

/** Makes nodes of one document; an attribute that is `undefined` is left out, and so is a child that is `null`. */
export interface Pen {
  node(tag: string, attributes: Attributes, ...children: (Node | string | null)[]): HTMLElement;
  icon(name: IconName, className?: string): SVGElement;
}

const SVG = 'http://www.w3.org/2000/svg';

export function createPen(document: Document): Pen {
  const shape = (tag: string, attributes: Attributes): SVGElement =>
    withAttributes(document.createElementNS(SVG, tag), attributes);
  return {
    node: (tag, attributes, ...children) => {
      const made = withAttributes(document.createElement(tag), attributes);
      made.append(...children.filter(child => child !== null));
      return made;
    },
    icon: (name, className = '') => {
      const svg = shape('svg', {
        class: `icon ${className}`.trim(),
        viewBox: '0 0 24 24',
        'aria-hidden': 'true',
        focusable: 'false',
      });
      svg.append(...iconNodes[name].map(([tag, attributes]) => shape(tag, attributes)));
      return svg;
    },
  };
}

function withAttributes<Made extends Element>(element: Made, attributes: Attributes): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) element.setAttribute(name, value);
  }
  return element;
}
