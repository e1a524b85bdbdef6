/** Less above a keyboard is room for the header and a field alone: the footer goes with the page. */
const LEAST_ROOM_PX = 200;

/**
 * What gets the focus is scrolled out from under the footer, and from under `keyboardPx` of an on-screen keyboard; what
 * has it already, at once, and again where the window or the widget gets lower: a keyboard that takes its room from the
 * page, a phone that is turned, a host that makes room. Returns the undoing.
 */
export function keepClear(footer: HTMLElement, keyboardPx: number): () => void {
  const scroller = footer.closest<HTMLElement>('.cashier');
  const view = footer.ownerDocument.defaultView;
  if (!scroller || !view) return () => {};
  const { style } = scroller;

  function reveal(): void {
    const root = footer.getRootNode();
    const focused = root instanceof ShadowRoot ? root.activeElement : null;
    if (focused && !footer.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
  }

  function whenLower(measure: () => number): () => void {
    let last = measure();
    return () => {
      const isLower = measure() < last;
      last = measure();
      if (isLower) reveal();
    };
  }
  const handleResize = whenLower(() => view.innerHeight);
  const size = new ResizeObserver(whenLower(() => scroller.clientHeight));

  const isTight = keyboardPx > 0 && (view.visualViewport?.height ?? LEAST_ROOM_PX) < LEAST_ROOM_PX;
  footer.style.position = isTight ? 'static' : '';
  style.scrollPaddingBlockEnd = `${(isTight ? 0 : footer.offsetHeight) + keyboardPx}px`;
  if (keyboardPx > 0) reveal();
  view.addEventListener('resize', handleResize);
  size.observe(scroller);
  return () => {
    size.disconnect();
    view.removeEventListener('resize', handleResize);
    style.scrollPaddingBlockEnd = '';
  };
}
