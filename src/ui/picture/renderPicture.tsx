import type { CSSProperties, ReactElement } from 'react';
import { type IconNode, renderNodes } from './renderNodes';

/** A mark or flag as data: a drawing, or a short text drawn as one. */
export type Picture = {
  viewBox?: string;
  nodes?: readonly IconNode[];
  text?: string;
  color?: string;
  background?: string;
};

export function renderPicture(picture: Picture): ReactElement {
  if (picture.text !== undefined) {
    return (
      <span className="mark__text" style={{ '--length': picture.text.length } as CSSProperties}>
        {picture.text}
      </span>
    );
  }
  return (
    <svg viewBox={picture.viewBox ?? '0 0 24 24'} fill="currentColor" aria-hidden="true" focusable="false">
      {renderNodes(picture.nodes ?? [])}
    </svg>
  );
}
