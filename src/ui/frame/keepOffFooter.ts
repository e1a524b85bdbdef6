const GAP_PX = 8;

/**
 * Keeps snackbars from covering buttons: if the footer leaves no room below, the region moves above it.
 * Measured again whenever the frame's content changes, as screens and footers come and go below a snackbar.
 * Returns what undoes it.
 */
export function keepOffFooter(region: HTMLElement): () => void {
  const frame = region.closest<HTMLElement>('.cashier');
  const view = region.ownerDocument.defaultView;
  if (!frame || !view) return () => {};
  const place = (): void => {
    const footer = frame.querySelector('.footer')?.getBoundingClientRect();
    const box = frame.getBoundingClientRect();
    // Where the page scales the widget, its pixels are not the window's.
    const scale = box.height / frame.offsetHeight || 1;
    const bottom = Math.min(box.bottom, view.innerHeight);
    const needed = [...region.children].reduce(
      (sum, { clientHeight }) => sum + clientHeight + GAP_PX,
      GAP_PX * 2,
    );
    const isFree = !footer || (bottom - footer.bottom) / scale >= needed;
    region.style.setProperty('--snackbar-offset', isFree ? '0px' : `${(bottom - footer.top) / scale}px`);
  };
  place();
  const contents = new MutationObserver(place);
  contents.observe(frame, { childList: true, subtree: true });
  frame.addEventListener('scroll', place, { passive: true });
  view.addEventListener('resize', place);
  return () => {
    contents.disconnect();
    frame.removeEventListener('scroll', place);
    view.removeEventListener('resize', place);
  };
}
