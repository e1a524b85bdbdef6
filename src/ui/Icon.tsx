import type { ReactElement } from 'react';
import { type IconName, iconNodes } from './iconNodes';
import { renderNodes } from './renderNodes';

const FLIPPED_IN_RTL: ReadonlySet<IconName> = new Set(['back', 'forward', 'arrow', 'external', 'history']);

export type IconProps = { name: IconName; className?: string };

/** Always decoration: what it says stands in the text beside it. */
export function Icon({ name, className = '' }: IconProps): ReactElement {
  const flip = FLIPPED_IN_RTL.has(name) ? ' icon--flip' : '';
  return (
    <svg
      className={`icon${flip} ${className}`.trim()}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {renderNodes(iconNodes[name])}
    </svg>
  );
}
