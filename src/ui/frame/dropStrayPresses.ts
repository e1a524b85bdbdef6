const CONTROL = 'a, button, input, label, select, summary, textarea';
/** A second tap that near and that soon belongs to the first: engines that count no taps say nothing of it. */
const NEAR_PX = 24;
const SOON_MS = 350;

interface Press<E extends UIEvent> {
  event: E;
  /** What was pressed, where it was something to press. */
  control: Element | null;
}

function pressOf<E extends UIEvent>(event: E): Press<E> {
  // By shape, not by class: the widget may live in another window's document.
  const [target] = event.composedPath() as Element[];
  const control = target?.closest<HTMLLabelElement>(CONTROL) ?? null;
  // A press of a label is followed by one of its field.
  return { event, control: control?.control ?? control };
}

const isSoon = (event: UIEvent, first: UIEvent): boolean => event.timeStamp - first.timeStamp < SOON_MS;

const isMouse = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'mouse';

function isRepeat(event: MouseEvent, first: MouseEvent | undefined): boolean {
  if (event.detail > 1) return true;
  if (!first || isMouse(event)) return false;
  const isNear = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) <= NEAR_PX;
  return isNear && isSoon(event, first);
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Drops the rest of a double click, a double tap or a key held down where something else has come to stand meanwhile:
 * a button that pays perhaps, which was not meant.
 */
export function dropStrayPresses(element: HTMLElement, signal: AbortSignal): void {
  let click: Press<MouseEvent> | null = null;
  let enter: Press<KeyboardEvent> | null = null;

  function handleClick(event: MouseEvent): void {
    // A key or a script has no place on the screen.
    if (event.detail === 0) return;
    const next = pressOf(event);
    if (isRepeat(event, click?.event) && next.control !== click?.control) drop(event);
    else click = next;
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') {
      enter = null;
      return;
    }
    const next = pressOf(event);
    const isOther = enter && next.control !== enter.control && isSoon(event, enter.event);
    // Held down it presses anew, wherever the focus is by then, and sends a form from any of its fields.
    if (event.repeat || isOther) drop(event);
    else enter = next;
  }

  element.addEventListener('click', handleClick, { capture: true, signal });
  element.addEventListener('keydown', handleKey, { capture: true, signal });
}
