const CONTROL = 'a, button, input, label, select, summary, textarea';
/** A second tap this near and this soon belongs to the first: some engines do not count taps. */
const NEAR_PX = 24;
const SOON_MS = 350;

interface Press<E extends UIEvent> {
  event: E;
  /** The control that was pressed, if any. */
  control: Element | null;
}

function pressOf<E extends UIEvent>(event: E): Press<E> {
  // No `instanceof`: the widget may live in another window's document, which has classes of its own.
  const [target] = event.composedPath() as Element[];
  const control = target?.closest<HTMLLabelElement>(CONTROL) ?? null;
  // The browser follows a press of a label with one of its field.
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
 * Drops the rest of a double click, a double tap or a held key if another control stands there by now:
 * perhaps a button that pays, which the player did not mean to press.
 */
export function dropStrayPresses(element: HTMLElement, signal: AbortSignal): void {
  let click: Press<MouseEvent> | null = null;
  let enter: Press<KeyboardEvent> | null = null;

  function handleClick(event: MouseEvent): void {
    // A click by a key or a script has no place on the screen.
    if (event.detail === 0) return;
    const next = pressOf(event);
    if (isRepeat(event, click?.event) && next.control !== click?.control) drop(event);
    else {
      click = next;
      forgetEnter();
    }
  }

  /** Who has clicked, typed, pasted or filled in something since means what is there now. */
  function forgetEnter(): void {
    enter = null;
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') {
      forgetEnter();
      return;
    }
    const next = pressOf(event);
    const isOther = enter && next.control !== enter.control && isSoon(event, enter.event);
    // A held key presses again and again, wherever the focus is by then, and submits a form from any of its fields.
    if (event.repeat || isOther) drop(event);
    else enter = next;
  }

  element.addEventListener('click', handleClick, { capture: true, signal });
  element.addEventListener('keydown', handleKey, { capture: true, signal });
  element.addEventListener('input', forgetEnter, { capture: true, signal });
}
