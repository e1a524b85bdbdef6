import type { ReactElement } from 'react';
import { keepDrawn } from '../picture/keepDrawn';
import { drawMark, type MarkContent } from './drawMark';

type MethodMarkProps = {
  /** Asked when the mark is rendered, and when pictures have been loaded. */
  read: () => MarkContent;
  shape?: 'card' | 'small';
};

/** Decoration, hidden from screen readers: the name stands beside it. Never empty. */
export function MethodMark({ read, shape = 'card' }: MethodMarkProps): ReactElement {
  function draw(mark: HTMLElement, before: unknown): unknown {
    const content = read();
    // Not even an address that has failed: it is not asked for twice.
    const shown = content.picture ?? content.address ?? content.name;
    if (shown !== before) drawMark(mark, content);
    return shown;
  }
  return (
    <span
      // What is drawn in it is not React's: its element must never become another one, such as a tile's top.
      key="mark"
      className={shape === 'card' ? 'mark' : `mark mark--${shape}`}
      aria-hidden="true"
      translate="no"
      ref={mark => {
        if (mark) keepDrawn(mark, draw);
      }}
    />
  );
}
