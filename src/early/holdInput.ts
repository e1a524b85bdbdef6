import { type ControlPlace, controlAt, controlPlaceOf } from './controlPlace';

/** What the player did on the early list, held until the app shows the same list. */
export interface HeldInput {
  /** Passes focus, scroll position, typed text and the last press to the list that has replaced the early one. */
  handOver(root: ShadowRoot): void;
  dispose(): void;
}

interface HoldInputOptions {
  /** The early list. */
  frame: HTMLElement;
  /** Called at once: closing does not need the app. */
  onClose(): void;
}

/**
 * A press that has found no control by then, or by the next press, is dropped: the player sees another list
 * by now.
 */
const PRESS_LIVES_MS = 5000;
/** The time from a release to its click, if there is one: next to nothing, except with a finger. */
const CLICK_FOLLOWS_MS = 50;

/** Keeps what is pressed or typed before the app is there; of several presses the last one counts. */
export function holdInput(options: HoldInputOptions): HeldInput {
  // Set to `null` after the hand-over, so that the widget, which lives on, does not keep the early list in memory.
  let frame: HTMLElement | null = options.frame;
  let pressed: HTMLElement | null = null;
  let observer: MutationObserver | null = null;
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  let isDown = false;
  let letGo: ReturnType<typeof setTimeout> | undefined;
  let onRelease = (): void => {};
  const listening = new AbortController();

  function settle(): void {
    isDown = false;
    onRelease();
  }
  function settleAfter(ms: number): void {
    clearTimeout(letGo);
    letGo = setTimeout(settle, ms);
  }
  const hearDown = (): void => {
    isDown = true;
    clearTimeout(letGo);
  };
  const hearUp = (): void => settleAfter(CLICK_FOLLOWS_MS);
  for (const type of ['pointerdown', 'keydown']) frame.addEventListener(type, hearDown);
  for (const type of ['keydown', 'keypress', 'keyup'] as const) frame.addEventListener(type, keepKey);
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    frame.ownerDocument.addEventListener(type, hearUp, { capture: true, signal: listening.signal });

  // No `instanceof`: the widget may live in another window's document, which has classes of its own.
  function notePress(target: Element): void {
    const button = target.closest('button');
    if (!button || button.ariaDisabled === 'true') return;
    if (button.part.contains('close')) {
      options.onClose();
      return;
    }
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    button.setAttribute('aria-busy', 'true');
  }
  frame.addEventListener('click', ({ target }) => {
    notePress(target as Element);
    settle();
  });

  function forget(): void {
    clearTimeout(giveUp);
    clearTimeout(letGo);
    observer?.disconnect();
  }

  function press(root: ShadowRoot, place: ControlPlace): void {
    const control = controlAt(root, place);
    if (control) {
      forget();
      control.click();
      return;
    }
    // The app may still be drawing the control.
    if (!observer) {
      observer = new MutationObserver(() => press(root, place));
      giveUp = setTimeout(forget, PRESS_LIVES_MS);
      root.addEventListener('click', forget, { once: true });
    }
    observer.observe(root, { childList: true, subtree: true });
  }

  function dispose(): void {
    listening.abort();
    forget();
    frame?.remove();
    frame = null;
  }

  function handOver(root: ShadowRoot): void {
    const early = frame;
    if (!early) return;
    const next = [...root.querySelectorAll<HTMLElement>('.cashier')].find(one => one !== early);
    if (isDown) {
      // A button that is replaced between press and release gets no click: the app's list stays hidden until then.
      next?.style.setProperty('display', 'none');
      onRelease = () => handOver(root);
      settleAfter(PRESS_LIVES_MS);
      return;
    }
    const { scrollTop } = early;
    const focused = controlPlaceOf(early, root.activeElement);
    const input = early.querySelector('input');
    const typed = {
      place: controlPlaceOf(early, input),
      value: input?.value ?? '',
      caret: input?.selectionStart,
    };
    const wanted = controlPlaceOf(early, pressed);
    dispose();
    pressed = null;
    next?.style.removeProperty('display');
    if (next && scrollTop > 0) next.scrollTop = scrollTop;
    controlAt(root, focused)?.focus({ preventScroll: true });
    if (!typed.value && !wanted) return;
    // React is still committing. It starts to listen afterwards, but before the player's next key.
    queueMicrotask(() => {
      if (typed.value) typeInto(controlAt(root, typed.place), typed.value, typed.caret ?? null);
      if (wanted) press(root, wanted);
    });
  }

  return { handOver, dispose };
}

/** Keeps the key from the shortcuts of the page, as keepKeys does for what the app draws. */
function keepKey(event: KeyboardEvent): void {
  const isModified = event.ctrlKey || event.metaKey;
  if (!isModified && /^(.|Enter)$/.test(event.key)) event.stopPropagation();
}

function typeInto(control: HTMLElement | undefined, value: string, caret: number | null): void {
  const input = control as HTMLInputElement | undefined;
  if (!input) return;
  // React redefines the property on the instance: only the prototype's setter makes the change count as typing.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.setSelectionRange(caret, caret);
}
