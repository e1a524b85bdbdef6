import type { IconNode } from './renderNodes';

export type IconName = 'back' | 'forward' | 'down' | 'close' | 'check' | 'search';

/** Path data of Lucide 1.62 (https://lucide.dev, ISC licence, © Lucide Icons and Contributors). */
export const iconNodes: Record<IconName, readonly IconNode[]> = {
  back: [['path', { d: 'm15 18-6-6 6-6' }]],
  forward: [['path', { d: 'm9 18 6-6-6-6' }]],
  down: [['path', { d: 'm6 9 6 6 6-6' }]],
  close: [
    ['path', { d: 'M18 6 6 18' }],
    ['path', { d: 'm6 6 12 12' }],
  ],
  check: [['path', { d: 'M20 6 9 17l-5-5' }]],
  search: [
    ['path', { d: 'm21 21-4.34-4.34' }],
    ['circle', { cx: '11', cy: '11', r: '8' }],
  ],
};
