import type { Step } from './GalleryState';

const PATIENCE_MS = 4_000;

/** The element of a selector in an open shadow root, once it is there and can be used. */
export async function untilThere(root: ShadowRoot, selector: string): Promise<HTMLElement> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found && !found.matches(':disabled')) return found;
    if (performance.now() > end) throw new Error(`Never there: ${selector}`);
    await new Promise(resolve => setTimeout(resolve, 16));
  }
}

/** Plays the player's moves, one after the other. */
export async function runSteps(root: ShadowRoot, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const target = await untilThere(root, `:is(${step.at}):not([aria-disabled=true])`);
    if (step.move === 'click') target.click();
    else setValue(target, step.move === 'type' ? step.text : step.value);
    await new Promise(resolve => setTimeout(resolve, 16));
  }
}

/** As a browser does it: past React's own bookkeeping of the value, then the events. */
function setValue(target: HTMLElement, value: string): void {
  target.focus({ preventScroll: true });
  const { prototype } = target instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value);
  target.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
  target.dispatchEvent(new Event('change', { bubbles: true }));
  target.blur();
}
