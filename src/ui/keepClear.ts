/**
 * What gets the focus is scrolled out from under the footer, and from under `keyboardPx` of an on-screen keyboard;
 * what has it already, at once. Returns the undoing.
 */
export function keepClear(footer: HTMLElement, keyboardPx: number): () => void {
  const scroller = footer.closest<HTMLElement>('.cashier');
  if (!scroller) return () => {};
  const { style } = scroller;
  style.scrollPaddingBlockEnd = `${footer.offsetHeight + keyboardPx}px`;
  const root = scroller.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  if (keyboardPx > 0 && focused && !footer.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
  return () => {
    style.scrollPaddingBlockEnd = '';
  };
}
