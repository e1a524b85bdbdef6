const FIELD = 'input,textarea,select,iframe,[contenteditable]';

/**
 * Moves the focus as a screen does by itself, unless the player is using something outside the widget: that
 * keeps it.
 */
export function giveFocus(element: HTMLElement | null | undefined, preventScroll = true): void {
  if (!element?.isConnected || isElsewhere(element)) return;
  // A caret that stood in what is gone would be beside it now, and a screen reader go on from there (Firefox).
  const selection = element.ownerDocument.getSelection();
  // One in an editor of the page stays for the page to come back to.
  if (selection?.isCollapsed && !selection.anchorNode?.parentElement?.closest(FIELD))
    selection.removeAllRanges();
  element.focus({ preventScroll });
}

function isElsewhere(element: HTMLElement): boolean {
  const { ownerDocument } = element;
  const { defaultView: view } = ownerDocument;
  // The focus is in the page around the widget's frame.
  if (view !== view?.parent && !ownerDocument.hasFocus()) return true;
  const { activeElement, host } = element.getRootNode() as ShadowRoot;
  return !activeElement && isBeside(host);
}

/** Searched from the inside out: a focus inside a closed shadow root around the widget is visible only from there. */
function isBeside(host: Element | undefined): boolean {
  if (!host) return false;
  const { activeElement: focused, host: outer } = host.getRootNode() as ShadowRoot;
  if (!focused) return isBeside(outer);
  // A box around the widget may hold the focus for the widget, or for a field of its own.
  return !focused.contains(host) || innermost(focused).matches(FIELD);
}

function innermost(focused: Element): Element {
  const inner = focused.shadowRoot?.activeElement;
  return inner ? innermost(inner) : focused;
}
