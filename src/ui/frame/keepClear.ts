/**
 * With less room than this above a keyboard, only the header and a field fit: the footer then scrolls with
 * the page.
 */
const LEAST_ROOM_PX = 200;

/**
 * Scrolls the focused element out from under the footer, and from under `keyboardPx` of an on-screen
 * keyboard: whatever gets the focus, what has it already, and that again whenever the window or the widget
 * gets lower, or the footer higher, as by a keyboard that shrinks the page, a phone that is turned, or a host
 * that makes room.
 * Returns what undoes it.
 */
export function keepClear(footer: HTMLElement, keyboardPx: number): () => void {
  const scroller = footer.closest<HTMLElement>('.cashier');
  const view = footer.ownerDocument.defaultView;
  if (!scroller || !view) return () => {};
  const { style } = scroller;

  function reveal(): void {
    const root = footer.getRootNode();
    // No `instanceof`: the widget may live in another window's document, which has classes of its own.
    const focused = 'host' in root ? (root as ShadowRoot).activeElement : null;
    if (focused && !footer.contains(focused)) focused.scrollIntoView({ block: 'nearest' });
  }

  const isTight = keyboardPx > 0 && (view.visualViewport?.height ?? LEAST_ROOM_PX) < LEAST_ROOM_PX;
  footer.style.position = isTight ? 'static' : '';
  let heights: readonly number[] = [];
  const measure = (): void => {
    const covered = isTight ? 0 : footer.offsetHeight;
    style.scrollPaddingBlockEnd = `${covered + keyboardPx}px`;
    const before = heights;
    heights = [view.innerHeight, scroller.clientHeight - covered];
    if (heights.some((height, index) => height < (before[index] ?? 0))) reveal();
  };

  // Without a keyboard the observer measures first: here, a screen that opens would be laid out to be measured.
  if (keyboardPx > 0) {
    measure();
    reveal();
  }
  const size = new ResizeObserver(measure);
  view.addEventListener('resize', measure);
  size.observe(scroller);
  // Its buttons get another text, or take two lines.
  size.observe(footer);
  return () => {
    size.disconnect();
    view.removeEventListener('resize', measure);
    style.scrollPaddingBlockEnd = '';
  };
}
