import { clickWhenDrawn } from './clickWhenDrawn';
import { controlAt, controlPlaceOf } from './controlPlace';
import { watchPress } from './watchPress';

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

/** Keeps what is pressed or typed before the app is there; of several presses the last one counts. */
export function holdInput({ frame: list, onClose }: HoldInputOptions): HeldInput {
  // Set to `null` after the hand-over, so that the widget, which lives on, does not keep the early list in memory.
  let frame: HTMLElement | null = list;
  let pressed: HTMLElement | null = null;
  let giveUp = (): void => {};
  const press = watchPress(list);
  for (const type of ['keydown', 'keypress', 'keyup'] as const) list.addEventListener(type, keepKey);
  list.addEventListener('click', ({ target }) => {
    notePress(target as Element);
    press.end();
  });

  // No `instanceof`: the widget may live in another window's document, which has classes of its own.
  function notePress(target: Element): void {
    // By attributes: the DOMs in which hosts run their tests know neither `ariaDisabled` nor `part`.
    const button = target.closest<HTMLElement>('button:not([aria-disabled=true])');
    if (!button) return;
    if (button.matches('[part=close]')) {
      onClose();
      return;
    }
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    button.setAttribute('aria-busy', 'true');
  }

  function dispose(): void {
    press.dispose();
    giveUp();
    frame?.remove();
    frame = pressed = null;
  }

  function handOver(root: ShadowRoot): void {
    const early = frame;
    if (!early) return;
    const next = [...root.querySelectorAll<HTMLElement>('.cashier')].find(one => one !== early);
    if (press.isDown()) {
      // A button that is replaced between press and release gets no click: the app's list stays hidden until then.
      next?.style.setProperty('display', 'none');
      press.onEnd(() => handOver(root));
      return;
    }
    const { scrollTop } = early;
    const focused = controlPlaceOf(early, root.activeElement);
    const input = early.querySelector('input');
    const search = controlPlaceOf(early, input);
    const typed = input?.value ?? '';
    const caret = input?.selectionStart ?? null;
    const wanted = controlPlaceOf(early, pressed);
    dispose();
    next?.style.removeProperty('display');
    if (next && scrollTop > 0) next.scrollTop = scrollTop;
    controlAt(root, focused)?.focus({ preventScroll: true });
    if (!typed && !wanted) return;
    // React is still committing. It starts to listen afterwards, but before the player's next key.
    queueMicrotask(() => {
      if (typed) typeInto(controlAt(root, search), typed, caret);
      if (wanted) giveUp = clickWhenDrawn(root, wanted);
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
