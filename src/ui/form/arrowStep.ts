import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Where an arrow key leads in a group: 1 to the next, -1 to the one before; 0 for any other key. */
export function arrowStep({ key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent): number {
  const step = STEPS[key];
  // With one of these it is the browser's, as its way back.
  if (!step || altKey || ctrlKey || metaKey) return 0;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  return isSideways && isRtl(currentTarget) ? -step : step;
}

const isRtl = (element: Element): boolean => element.closest('[dir]')?.getAttribute('dir') === 'rtl';
