import { createElement, type ReactElement } from 'react';

type SkeletonListProps = {
  label: string;
  /**
   * The blocks of the screen from the top, as names of bones (skeleton.css); `grid` is four tiles. By default
   * a form's.
   */
  bones?: string | undefined;
};

/** A screen while it loads: the same boxes in the same places. */
export function SkeletonList({ label, bones = 'amount field field field' }: SkeletonListProps): ReactElement {
  return createElement(
    'div',
    {
      className: 'skeleton',
      role: 'img',
      'aria-label': label,
      'aria-busy': true,
    },
    ...bones.split(' ').map(drawBone),
  );
}

const drawBone = (name: string): ReactElement =>
  name === 'grid'
    ? createElement('span', { className: 'grid' }, ...['tile', 'tile', 'tile', 'tile'].map(drawBone))
    : createElement('span', { className: `bone bone--${name}` });
