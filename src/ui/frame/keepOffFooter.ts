const GAP_PX = 8;
/** A snackbar with its words in lines of some length. */
const LEAST_ROOM_PX = 300;
/** Between two columns. */
const COLUMN_GAP_PX = 24;

/** How wide the frame is behind a footer's button that is as wide as the first of two columns. */
function roomBeside(frame: HTMLElement, box: DOMRect): number {
  const button = frame.querySelector('.body--split ~ .footer > *')?.getBoundingClientRect();
  if (!button) return 0;
  return frame.dir === 'rtl' ? button.left - box.left : box.right - button.right;
}

/**
 * Keeps snackbars from covering buttons, those of an error page too: they stand beside the footer, where the second
 * column has room for them. Else, if it leaves no room below, the region moves above it. Measured again whenever the
 * frame's content changes, as screens and footers come and go below a snackbar, and once a screen has risen. Returns
 * what undoes it.
 */
export function keepOffFooter(region: HTMLElement): () => void {
  const frame = region.closest<HTMLElement>('.cashier');
  const view = region.ownerDocument.defaultView;
  if (!frame || !view) return () => {};
  const place = (): void => {
    const buttons = frame.querySelector('.footer') ?? frame.querySelector('.state__actions');
    const footer = buttons?.getBoundingClientRect();
    const box = frame.getBoundingClientRect();
    // Where the page scales the widget, its pixels are not the window's.
    const scale = box.height / frame.offsetHeight || 1;
    const bottom = Math.min(box.bottom, view.innerHeight);
    const needed = [...region.children].reduce(
      (sum, { clientHeight }) => sum + clientHeight + GAP_PX,
      GAP_PX * 2,
    );
    const room = roomBeside(frame, box);
    const isBeside = room >= LEAST_ROOM_PX * scale;
    region.style.alignItems = isBeside ? 'flex-end' : '';
    region.style.paddingInlineStart = isBeside ? `${(box.width - room) / scale + COLUMN_GAP_PX}px` : '';
    const isFree = !footer || isBeside || (bottom - footer.bottom) / scale >= needed;
    region.style.setProperty('--snackbar-offset', isFree ? '0px' : `${(bottom - footer.top) / scale}px`);
  };
  place();
  const contents = new MutationObserver(place);
  contents.observe(frame, { childList: true, subtree: true });
  frame.addEventListener('scroll', place, { passive: true });
  frame.addEventListener('animationend', place);
  view.addEventListener('resize', place);
  return () => {
    contents.disconnect();
    frame.removeEventListener('scroll', place);
    frame.removeEventListener('animationend', place);
    view.removeEventListener('resize', place);
  };
}
