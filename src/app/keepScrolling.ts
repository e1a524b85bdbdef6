import type { Cashier } from '../state/Cashier';

/**
 * A page that locks scrolling behind its dialog cancels every wheel and touch event whose target cannot scroll, and it
 * sees only the element, not the scroller inside. So events that this scroller can use do not leave the widget.
 */
export function keepScrolling({ handle: { root }, signal }: Pick<Cashier, 'handle' | 'signal'>): void {
  function handleScroll(event: Event): void {
    const scroller = (event.target as Element).closest('.dialog__body, .dialog, .cashier');
    if (scroller && scroller.scrollHeight > scroller.clientHeight) event.stopPropagation();
  }
  for (const type of ['wheel', 'touchmove'])
    root.addEventListener(type, handleScroll, { passive: true, signal });
}
