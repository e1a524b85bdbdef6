import type { ReactElement } from 'react';
import { type IconName, iconNodes } from './iconNodes';
import { type IconNode, renderNodes } from './renderNodes';

/** They point along the line of reading. */
const FLIPPED_IN_RTL: ReadonlySet<IconName> = new Set(['back', 'forward']);

export type IconProps = {
  /** Of the icons that are always there; others are handed over as `nodes`. */
  name?: IconName;
  nodes?: readonly IconNode[];
  className?: string;
};

/** Always decoration: what it says stands in the text beside it. */
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
