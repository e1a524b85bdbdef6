import type { ReactElement } from 'react';

export type TagProps = {
  children: string;
  id?: string;
  /** Kept out of the name of the button it stands in; the button's description refers to its id. */
  isHidden?: boolean;
};

/** A sign before a number stays before it in languages from the right. */
export function Tag({ children, id, isHidden }: TagProps): ReactElement {
  return (
    <span className="tag" part="tag" id={id} aria-hidden={isHidden}>
      <bdi>{children}</bdi>
    </span>
  );
}
