/** What the player did on the early list, waiting for the same list of the app. */
export interface HeldInput {
  /** Gives focus, scroll position, typed text and the last press to the list that took the early one's place. */
  handOver(root: ShadowRoot): void;
  dispose(): void;
}

interface HoldInputOptions {
  /** The early list. */
  frame: HTMLElement;
  /** Works without the app. */
  onClose(): void;
}

/** Both lists have the same parts and names, in the same order. */
const CONTROLS = 'button, input';

const keyOf = (control: Element): string => {
  const name =
    control.getAttribute('aria-label') ??
    control.querySelector('.method-name')?.textContent ??
    control.textContent;
  return `${control.getAttribute('part')} ${name}`;
};

const controlsOf = (frame: ParentNode, key: string): HTMLElement[] =>
  [...frame.querySelectorAll<HTMLElement>(CONTROLS)].filter(control => keyOf(control) === key);

/** Nothing that is pressed or typed before the app is there gets lost; of several presses the last one counts. */
export function holdInput({ frame, onClose }: HoldInputOptions): HeldInput {
  let pressed: HTMLElement | null = null;
  let observer: MutationObserver | null = null;

  frame.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.ariaDisabled === 'true') return;
    if (button.part.contains('close')) {
      onClose();
      return;
    }
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    button.setAttribute('aria-busy', 'true');
  });

  /** The same control of the other list; names may repeat. */
  function findSame(root: ShadowRoot, control: Element): HTMLElement | undefined {
    const key = keyOf(control);
    return controlsOf(root, key)[controlsOf(frame, key).indexOf(control as HTMLElement)];
  }

  function press(root: ShadowRoot, button: HTMLElement): void {
    const same = findSame(root, button);
    if (same) {
      same.click();
      return;
    }
    // The app may still be drawing.
    observer = new MutationObserver(() => {
      const drawn = findSame(root, button);
      if (!drawn) return;
      observer?.disconnect();
      drawn.click();
    });
    observer.observe(root, { childList: true, subtree: true });
  }

  return {
    handOver: root => {
      const { scrollTop } = frame;
      const { activeElement } = root;
      const focused = activeElement && frame.contains(activeElement) ? activeElement : null;
      const typed = frame.querySelector('input');
      frame.remove();
      const next = root.querySelector('.cashier');
      if (next && scrollTop > 0) next.scrollTop = scrollTop;
      if (focused) findSame(root, focused)?.focus({ preventScroll: true });
      // React is still committing; what it listens to comes after.
      setTimeout(() => {
        if (typed?.value) typeInto(findSame(root, typed), typed);
        if (pressed) press(root, pressed);
      });
    },
    dispose: () => {
      observer?.disconnect();
      frame.remove();
    },
  };
}

function typeInto(input: HTMLElement | undefined, { value, selectionStart }: HTMLInputElement): void {
  if (!(input instanceof HTMLInputElement)) return;
  // React watches the instance's own property: only the prototype's setter counts as the player's typing.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.setSelectionRange(selectionStart, selectionStart);
}
