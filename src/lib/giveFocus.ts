/** Where a screen leads the focus to by itself: what the player types outside the widget meanwhile stays where they type it. */
export function giveFocus(element: HTMLElement | null | undefined): void {
  if (element && !isTypingElsewhere(element)) element.focus({ preventScroll: true });
}

function isTypingElsewhere(element: HTMLElement): boolean {
  const { ownerDocument } = element;
  const { defaultView: view } = ownerDocument;
  // In the page around the frame that the widget stands in.
  if (view !== view?.parent && !ownerDocument.hasFocus()) return true;
  let { activeElement: focused } = ownerDocument;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return (
    focused?.matches('input,textarea,iframe,[contenteditable]') === true &&
    focused.getRootNode() !== element.getRootNode()
  );
}
