import type { Cashier } from '../state/Cashier';

/**
 * A page that keeps what is behind its dialog from scrolling refuses every wheel and touch over which it finds nothing
 * to scroll, and it sees the element, not the scroller in it. What that one can scroll by is not heard around the widget.
 */
export function keepScrolling({ handle: { root }, signal }: Pick<Cashier, 'handle' | 'signal'>): void {
  function handleScroll(event: Event): void {
    const scroller = (event.target as Element).closest('.dialog__body, .dialog, .cashier');
    if (scroller && scroller.scrollHeight > scroller.clientHeight) event.stopPropagation();
  }
  for (const type of ['wheel', 'touchmove'])
    root.addEventListener(type, handleScroll, { passive: true, signal });
}
