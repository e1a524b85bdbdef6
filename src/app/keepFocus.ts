import { giveFocus } from '../lib/giveFocus';
import type { Cashier } from '../state/Cashier';

/**
 * The focus of a control that is gone (a button of a state that has ended, a row that was chosen) goes to the heading of
 * the dialog or the screen; it would be nowhere, and Tab begin with the page (ROUTE-12). In a frame it waits until the
 * player is there again: their payment window may be before it.
 */
export function keepFocus({ handle: { root }, signal }: Pick<Cashier, 'handle' | 'signal'>): void {
  const { defaultView: view } = root.ownerDocument;
  let last: Element | null = null;
  const isGone = () => last?.isConnected === false;

  function handleFocusIn({ target }: Event): void {
    last = target as Element | null;
  }
  function handleFocusOut(): void {
    // By the player's hand; it comes also before an element that is taken away, and when the window loses the focus.
    queueMicrotask(() => {
      if (!isGone() && !root.activeElement) last = null;
    });
  }
  function look(): void {
    if (!isGone() || root.activeElement) return;
    giveFocus(
      root.querySelector<HTMLElement>('dialog[open] [data-dialog-title]') ??
        root.querySelector<HTMLElement>('[data-heading]'),
    );
  }
  const removals = new MutationObserver(look);
  root.addEventListener('focusin', handleFocusIn, { signal });
  root.addEventListener('focusout', handleFocusOut, { signal });
  view?.addEventListener('focus', look, { signal });
  removals.observe(root, { subtree: true, childList: true });
  signal.addEventListener('abort', () => removals.disconnect());
}
