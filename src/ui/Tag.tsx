import type { ReactElement } from 'react';

export type TagProps = {
  children: string;
  id?: string;
  tone?: 'gold' | 'accent';
  /** Kept out of the name of the button it stands in; the button's description refers to its id. */
  isHidden?: boolean;
};

/** A sign before a number stays before it in languages from the right. */
export function Tag({ children, id, tone = 'gold', isHidden }: TagProps): ReactElement {
  return (
    <span className={tone === 'accent' ? 'tag tag--accent' : 'tag'} part="tag" id={id} aria-hidden={isHidden}>
      <bdi>{children}</bdi>
    </span>
  );
}
