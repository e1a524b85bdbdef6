import { drawNode } from '../ui/picture/drawNode';
import { type IconName, iconNodes } from '../ui/picture/iconNodes';

type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * Makes nodes of the document of a widget; an attribute that is `undefined` is left out, and so is a child
 * that is `null`.
 */
export interface Pen {
  node(tag: string, attributes: Attributes, ...children: (Node | string | null)[]): HTMLElement;
  icon(name: IconName, className?: string): SVGElement;
}

export function createPen({ ownerDocument: document }: ShadowRoot): Pen {
  return {
    node: (tag, attributes, ...children) => {
      const made = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (value !== undefined) made.setAttribute(name, value);
      }
      made.append(...children.filter(child => child !== null));
      return made;
    },
    icon: (name, className = '') => {
      const look = { class: `icon ${className}`.trim(), viewBox: '0 0 24 24' };
      return drawNode(document, [
        'svg',
        { ...look, 'aria-hidden': 'true', focusable: 'false' },
        iconNodes[name],
      ]);
    },
  };
}
