import { giveFocus } from '../lib/giveFocus';
import type { Cashier } from '../state/Cashier';

/** The focus of a player whose control is gone: a button of a state that has ended, a row that was chosen. */
export interface FocusKeeper {
  dispose(): void;
}

/** Such a focus goes to the heading of the dialog or the screen; it would be nowhere, and Tab begin with the page (ROUTE-12). */
export function keepFocus({ handle: { root } }: Pick<Cashier, 'handle'>): FocusKeeper {
  let last: EventTarget | null = null;
  const isGone = () => last instanceof Node && !last.isConnected;

  function handleFocusIn({ target }: Event): void {
    last = target;
  }
  function handleFocusOut(): void {
    // By the player's hand; it comes also before an element that is taken away, and when the window loses the focus.
    queueMicrotask(() => {
      if (!isGone() && !root.activeElement) last = null;
    });
  }
  const removals = new MutationObserver(() => {
    if (!isGone()) return;
    last = null;
    if (root.activeElement) return;
    giveFocus(
      root.querySelector<HTMLElement>('dialog[open] [data-dialog-title]') ??
        root.querySelector<HTMLElement>('[data-heading]'),
    );
  });
  root.addEventListener('focusin', handleFocusIn);
  root.addEventListener('focusout', handleFocusOut);
  removals.observe(root, { subtree: true, childList: true });

  return {
    dispose: () => {
      root.removeEventListener('focusin', handleFocusIn);
      root.removeEventListener('focusout', handleFocusOut);
      removals.disconnect();
    },
  };
}
