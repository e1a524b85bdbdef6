import { giveFocus } from '../lib/giveFocus';
import type { Cashier } from '../state/Cashier';

/**
 * When a control that has the focus is removed (a button of a state that has ended, a row that was chosen),
 * moves the focus to the heading of the dialog or the screen; otherwise it would be lost, and Tab start at
 * the top of the page (ROUTE-12). In a frame, this waits until the player is back there: they may be in their
 * payment window.
 */
export function keepFocus({ handle: { root }, signal }: Pick<Cashier, 'handle' | 'signal'>): void {
  const { defaultView: view } = root.ownerDocument;
  let last: Element | null = null;
  const isGone = () => last?.isConnected === false;

  function handleFocusIn({ target }: Event): void {
    last = target as Element | null;
  }
  function handleFocusOut(): void {
    // The player has left the control. `focusout` also fires before a removal and when the window loses the
    // focus, so only the microtask can tell.
    queueMicrotask(() => {
      if (!isGone() && !root.activeElement) last = null;
    });
  }
  function look(): void {
    if (!isGone() || root.activeElement) return;
    giveFocus(
      root.querySelector<HTMLElement>('dialog[open]') ?? root.querySelector<HTMLElement>('[data-heading]'),
    );
  }
  const removals = new MutationObserver(look);
  root.addEventListener('focusin', handleFocusIn, { signal });
  root.addEventListener('focusout', handleFocusOut, { signal });
  view?.addEventListener('focus', look, { signal });
  removals.observe(root, { subtree: true, childList: true });
  signal.addEventListener('abort', () => removals.disconnect());
}
