import { createElement, type ReactElement } from 'react';

export type SkeletonShape = 'methods' | 'form' | 'choices' | 'boxes' | 'coins';

type Bone = string | readonly Bone[];

/** The screens that take time: a name is one bone, an array a grid of them (skeleton.css). */
const SHAPES: Readonly<Record<SkeletonShape, readonly Bone[]>> = {
  methods: ['line', ['tile', 'tile', 'tile', 'tile'], 'line', 'row', 'row', 'row'],
  form: ['amount', 'field', 'banner', 'field', 'field'],
  choices: ['field', 'row', 'row', 'row', 'row', 'row', 'row', 'row'],
  boxes: ['segment', 'line', 'box', 'box', 'box', 'box'],
  coins: ['segment', 'amount', 'line', ['tile']],
};

export type SkeletonListProps = {
  label: string;
  shape?: SkeletonShape;
  /** It stands inside a ScreenBody, which has the room around it. */
  isInset?: boolean;
};

/** A screen while it loads: the same boxes in the same places. */
export function SkeletonList({ label, shape = 'form', isInset }: SkeletonListProps): ReactElement {
  return createElement(
    'div',
    {
      className: `skeleton skeleton--${isInset ? 'inset' : shape}`,
      role: 'img',
      'aria-label': label,
      'aria-busy': true,
    },
    ...SHAPES[shape].map(drawBone),
  );
}

const drawBone = (bone: Bone): ReactElement =>
  typeof bone === 'string'
    ? createElement('span', { className: `bone bone--${bone}` })
    : createElement('span', { className: 'skeleton__grid' }, ...bone.map(drawBone));
