import type { ReactElement } from 'react';
import { type IconName, iconNodes } from './iconNodes';
import { type IconNode, renderNodes } from './renderNodes';

/** Icons that point along the reading direction. */
const FLIPPED_IN_RTL: ReadonlySet<IconName> = new Set(['back', 'forward']);

type IconProps = {
  /** One of the icons that are always loaded; others are passed as `nodes`. */
  name?: IconName;
  nodes?: readonly IconNode[];
  className?: string;
};

/** Decoration, hidden from screen readers: the text beside it says the same. */
export function Icon({ name, nodes, className = '' }: IconProps): ReactElement {
  const flip = name && FLIPPED_IN_RTL.has(name) ? ' icon--flip' : '';
  return (
    <svg
      className={`icon${flip} ${className}`.trim()}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {renderNodes(nodes ?? (name ? iconNodes[name] : []))}
    </svg>
  );
}
