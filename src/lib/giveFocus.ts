const FIELD = 'input,textarea,select,iframe,[contenteditable]';

/** Where a screen leads the focus to by itself: what the player does outside the widget meanwhile stays where they do it. */
export function giveFocus(element: HTMLElement | null | undefined, preventScroll = true): void {
  if (element?.isConnected && !isElsewhere(element)) element.focus({ preventScroll });
}

function isElsewhere(element: HTMLElement): boolean {
  const { ownerDocument } = element;
  const { defaultView: view } = ownerDocument;
  // In the page around the frame that the widget stands in.
  if (view !== view?.parent && !ownerDocument.hasFocus()) return true;
  const { activeElement, host } = element.getRootNode() as ShadowRoot;
  return !activeElement && isBeside(host);
}

/** From the inside out: what has the focus in a closed shadow root around the widget shows only there. */
function isBeside(host: Element | undefined): boolean {
  if (!host) return false;
  const { activeElement: focused, host: outer } = host.getRootNode() as ShadowRoot;
  if (!focused) return isBeside(outer);
  // A box around the widget may hold the focus for it, or for a field of its own.
  return !focused.contains(host) || innermost(focused).matches(FIELD);
}

function innermost(focused: Element): Element {
  const inner = focused.shadowRoot?.activeElement;
  return inner ? innermost(inner) : focused;
}
