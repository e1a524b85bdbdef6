import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { giveFocus } from '../../lib/giveFocus';

/**
 * Opens a dialog as a modal while it is mounted, and gives the focus back afterwards. `onClose` is called where the
 * browser would close it by itself.
 */
export function useModal(element: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const opener = useRef<HTMLElement | null>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);

  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    opener.current = focusedIn(node.getRootNode());
    const handleCancel = (event: Event): void => {
      event.preventDefault();
      if (event.defaultPrevented) latest.current();
    };
    // A browser may close the dialog without asking, as when Escape is pressed several times.
    const handleClose = (): void => latest.current();
    const view = node.ownerDocument.defaultView;
    view?.addEventListener('keydown', keepEscape, true);
    node.addEventListener('cancel', handleCancel);
    node.addEventListener('close', handleClose);
    const stopWatching = watchHiding(node, handleClose);
    node.showModal();
    // Itself, not its title: then screen readers read its text with it.
    node.focus({ preventScroll: true });
    return () => {
      stopWatching();
      view?.removeEventListener('keydown', keepEscape, true);
      node.removeEventListener('cancel', handleCancel);
      node.removeEventListener('close', handleClose);
      node.close();
    };
  }, [element]);

  // Only after the dialog has left the page: before that, the browser would move the focus away again.
  useEffect(() => {
    const root = element.current?.getRootNode();
    return () => {
      // The control that opened it may be gone after the player's decision.
      const heading = (root as ParentNode | undefined)?.querySelector<HTMLElement>('[data-heading]');
      const next = opener.current?.isConnected ? opener.current : heading;
      giveFocus(next);
    };
  }, [element]);
}

/** A dialog that the page hides together with the widget would still block the whole page, so it closes. */
function watchHiding(dialog: HTMLDialogElement, onHidden: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') return () => {};
  const observer = new IntersectionObserver(seen => {
    if (seen.at(-1)?.boundingClientRect.width === 0) onHidden();
  });
  observer.observe(dialog);
  return () => observer.disconnect();
}

/** Escape closes only this dialog, and not also one of the page around the widget (HOST-13). */
function keepEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  const options = { capture: true, once: true };
  event.view?.addEventListener('keyup', released => released.stopPropagation(), options);
}

/** No `instanceof`: the widget may live in another window's document, which has classes of its own. */
function focusedIn(root: Node): HTMLElement | null {
  const focused = 'activeElement' in root ? root.activeElement : null;
  return focused && typeof focused === 'object' && 'focus' in focused ? (focused as HTMLElement) : null;
}
