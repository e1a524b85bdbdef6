import type { ReactElement } from 'react';

type TagProps = {
  children: string;
  id?: string;
  /** Keeps it out of the name of the button around it, whose description refers to its id. */
  isHidden?: boolean;
};

/** `bdi` keeps a sign in front of its number also in right-to-left languages. */
export function Tag({ children, id, isHidden }: TagProps): ReactElement {
  return (
    <span className="tag" part="tag" id={id} aria-hidden={isHidden}>
      <bdi>{children}</bdi>
    </span>
  );
}
