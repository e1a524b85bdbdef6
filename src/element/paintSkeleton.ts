import { createPen } from '../early/createPen';
import type { Theme } from '../spec/defaults';
import { adoptSheet } from '../theme/adoptSheet';
import core from '../ui/styles/core.css?inline';
import css from '../ui/styles/skeleton.css?inline';
import tokens from '../ui/styles/tokens.css?inline';

interface SkeletonOptions {
  root: ShadowRoot;
  theme: Theme;
  dir: 'ltr' | 'rtl';
}

/** The blocks of the list's skeleton, from the outside in (skeleton.css); SkeletonList.tsx draws the same. */
const BONES: [block: string, bones: readonly string[]][] = [
  ['row', ['line', 'pill']],
  ['grid', ['tile', 'tile', 'tile', 'tile']],
  ['grid', ['tile', 'tile', 'tile', 'tile']],
];

/** Paints a skeleton in the shape of the list before React is there. Returns what removes it. */
export function paintSkeleton({ root, theme, dir }: SkeletonOptions): () => void {
  adoptSheet(root, tokens, core, css);
  const { node } = createPen(root);
  const box = (name: string, ...children: HTMLElement[]) => node('div', { class: name }, ...children);
  const bone = (kind: string) => box(`bone bone--${kind}`);
  const blocks = BONES.map(([block, bones]) => box(block, ...bones.map(bone)));
  const frame = node(
    'div',
    { class: 'cashier', 'data-theme': theme, dir, 'aria-busy': 'true' },
    box('skeleton', bone('segment'), ...blocks),
  );
  root.append(frame);
  return () => frame.remove();
}
