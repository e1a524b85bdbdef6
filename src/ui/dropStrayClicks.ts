const CONTROL = 'a, button, input, label, select, summary, textarea';
/** A second tap that near and that soon belongs to the first: engines that count no taps say nothing of it. */
const NEAR_PX = 24;
const SOON_MS = 350;

interface Click {
  event: MouseEvent;
  /** What was pressed, where it was something to press. */
  control: Element | null;
}

const controlOf = (event: MouseEvent): Element | null => {
  const [target] = event.composedPath();
  return target instanceof Element ? target.closest(CONTROL) : null;
};

const isMouse = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'mouse';

function isRepeat(event: MouseEvent, first: MouseEvent | undefined): boolean {
  if (event.detail > 1) return true;
  if (!first || isMouse(event)) return false;
  const isNear = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) <= NEAR_PX;
  return isNear && event.timeStamp - first.timeStamp < SOON_MS;
}

/**
 * Drops the rest of a double click or double tap whose beginning has taken the pressed control away: what stands there
 * by then, a button that pays perhaps, was not meant.
 */
export function dropStrayClicks(element: HTMLElement, signal: AbortSignal): void {
  let last: Click | null = null;

  function handleClick(event: MouseEvent): void {
    // A key or a script has no place on the screen.
    if (event.detail === 0) return;
    const isGone = !last || last.control?.isConnected === false;
    if (isRepeat(event, last?.event) && isGone) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = { event, control: controlOf(event) };
  }

  element.addEventListener('click', handleClick, { capture: true, signal });
}
