import type { ReactElement } from 'react';
import { type MarkContent, showMark } from './showMark';

export type MethodMarkProps = {
  /** Asked when the mark is rendered, and when drawings have been loaded (see useMarks). */
  read: () => MarkContent;
  shape?: 'card' | 'small';
};

/** Decoration, hidden from screen readers: the name stands beside it. Never empty. */
export function MethodMark({ read, shape = 'card' }: MethodMarkProps): ReactElement {
  return (
    <span
      className={shape === 'card' ? 'mark' : `mark mark--${shape}`}
      aria-hidden="true"
      translate="no"
      ref={mark => {
        if (mark) showMark(mark, read);
      }}
    />
  );
}
