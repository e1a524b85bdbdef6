/**
 * What gets the focus is scrolled out from under the footer, and from under `keyboardPx` of an on-screen keyboard; what
 * has it already, at once, and again where the window gets lower: a keyboard that takes its room from the page, or a
 * phone that is turned. Returns the undoing.
 */
export function keepClear(footer: HTMLElement, keyboardPx: number): () => void {
  const scroller = footer.closest<HTMLElement>('.cashier');
  if (!scroller) return () => {};
  const { style } = scroller;
  let height = window.innerHeight;

  function reveal(): void {
    const root = footer.getRootNode();
    const focused = root instanceof ShadowRoot ? root.activeElement : null;
    if (focused && !footer.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
  }

  function handleResize(): void {
    const isLower = window.innerHeight < height;
    height = window.innerHeight;
    if (isLower) reveal();
  }

  style.scrollPaddingBlockEnd = `${footer.offsetHeight + keyboardPx}px`;
  if (keyboardPx > 0) reveal();
  window.addEventListener('resize', handleResize);
  return () => {
    window.removeEventListener('resize', handleResize);
    style.scrollPaddingBlockEnd = '';
  };
}
