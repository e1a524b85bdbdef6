import { type DOMAttributes, type FocusEvent, useRef } from 'react';

type PressProps = Pick<
  DOMAttributes<HTMLFormElement>,
  'onMouseDownCapture' | 'onBlurCapture' | 'onClickCapture' | 'onDragEndCapture'
>;

/**
 * For a form: a field that a press has left hears of it when the press is over. What is wrong with it shows then, and
 * would else move the pressed control away from under the pointer, so that the press is lost.
 */
export function useBlurAfterPress(): PressProps {
  const isPressed = useRef(false);
  const left = useRef<EventTarget | null>(null);

  function end(): void {
    const { current: field } = left;
    isPressed.current = false;
    left.current = null;
    field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }

  return {
    onMouseDownCapture({ currentTarget }) {
      isPressed.current = true;
      // A press that is released elsewhere ends without a click.
      const options = { capture: true, once: true };
      currentTarget.ownerDocument.addEventListener('mouseup', () => setTimeout(end), options);
    },
    onBlurCapture(event: FocusEvent<HTMLFormElement, Element>) {
      // Another field has taken the focus at the press already.
      if (!isPressed.current || event.relatedTarget?.matches('input, select, textarea')) return;
      event.stopPropagation();
      left.current = event.target;
    },
    onClickCapture: end,
    // A press that became a drag ends without a mouseup.
    onDragEndCapture: end,
  };
}
