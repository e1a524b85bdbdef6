/** Draws what there is to show, if that is not what was shown before, and gives what is shown now. */
type Draw = (element: HTMLElement, before: unknown) => unknown;

const drawn = new WeakMap<Element, { draw: Draw; shown: unknown }>();

/** Draws a mark or a flag, and remembers how: its picture may come later than its screen. */
export function keepDrawn(element: HTMLElement, draw: Draw): void {
  drawn.set(element, { draw, shown: draw(element, drawn.get(element)?.shown) });
}

/** Draws the marks and flags of a root that have something else to show by now. */
export function redraw(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('.mark, .flag')) {
    const kept = drawn.get(element);
    if (kept) keepDrawn(element, kept.draw);
  }
}
