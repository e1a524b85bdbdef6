import type { Cashier } from '../state/Cashier';

const TAKEN = /^(.|Enter|Backspace|Delete|Home|End|PageUp|PageDown|Arrow\w+|Dead|Process|Unidentified)$/u;

/**
 * Keeps the keys that are pressed in the widget from listeners around it, as a frame would. To the page such
 * an event comes from the element: one of its shortcuts would take it (in a game, Space spins). Escape, Tab
 * and keys with a modifier pass.
 */
export function keepKeys({ handle: { root }, signal }: Pick<Cashier, 'handle' | 'signal'>): void {
  function handleKey(event: KeyboardEvent): void {
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    const isPlain = !isModified || event.getModifierState('AltGraph');
    if (isPlain && TAKEN.test(event.key)) event.stopPropagation();
  }
  for (const type of ['keydown', 'keypress', 'keyup'] as const)
    root.addEventListener(type, handleKey as EventListener, { signal });
}
