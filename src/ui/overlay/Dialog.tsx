import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { giveFocus } from '../../lib/giveFocus';
import { IconButton } from '../button/IconButton';
import { Announcer } from '../frame/Announcer';
import { AnnouncerContext } from '../frame/AnnouncerContext';
import { useKeyboardInset } from '../frame/useKeyboardInset';
import dialog from '../styles/dialog.css?inline';
import { useSheet } from '../useSheet';
import { wrapTab } from './wrapTab';

export type DialogProps = {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons that stay in view below the text. */
  actions?: ReactNode;
  /** 'sheet' rises from the bottom edge. */
  variant?: 'center' | 'sheet';
};

/**
 * A modal in the top layer, inside the shadow root. The browser's own dialog makes the rest inert and answers Escape.
 * Mount it to open it, unmount it to close it; the focus goes back to where it was.
 */
export function Dialog({
  title,
  closeLabel,
  onClose,
  children,
  actions,
  variant = 'center',
}: DialogProps): ReactElement {
  useSheet(dialog);
  const { polite, assertive } = useContext(AnnouncerContext);
  const news = { polite: useNews(polite), assertive: useNews(assertive) };
  const titleId = useId();
  const textId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const keyboardPx = useKeyboardInset(element);
  const opener = useRef<HTMLElement | null>(null);
  const latest = useRef(onClose);
  /** Who drags the mouse out of the dialog, as to select a text, clicks on it as a whole, but did not press there. */
  const pressed = useRef<EventTarget | null>(null);
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
    // A dialog that the page hides together with the widget would still block the whole page, so it closes.
    const hiding =
      typeof IntersectionObserver === 'function'
        ? new IntersectionObserver(seen => {
            if (seen.at(-1)?.boundingClientRect.width === 0) latest.current();
          })
        : null;
    hiding?.observe(node);
    node.showModal();
    node.querySelector<HTMLElement>('[data-dialog-title]')?.focus({ preventScroll: true });
    return () => {
      hiding?.disconnect();
      view?.removeEventListener('keydown', keepEscape, true);
      node.removeEventListener('cancel', handleCancel);
      node.removeEventListener('close', handleClose);
      node.close();
    };
  }, []);

  // Only after the dialog has left the page: before that, the browser would move the focus away again.
  useEffect(() => {
    const root = element.current?.getRootNode();
    return () => {
      // The control that opened it may be gone after the player's decision.
      const heading = (root as ParentNode | undefined)?.querySelector<HTMLElement>('[data-heading]');
      const next = opener.current?.isConnected ? opener.current : heading;
      giveFocus(next);
    };
  }, []);

  const handleClick = (event: MouseEvent): void => {
    if (event.target === element.current && event.target === pressed.current) onClose();
  };

  return (
    <dialog
      ref={element}
      className={variant === 'sheet' ? 'dialog dialog--sheet' : 'dialog'}
      part="dialog"
      style={{ '--keyboard': `${keyboardPx}px` }}
      aria-labelledby={titleId}
      aria-describedby={actions ? textId : undefined}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={handleClick}
      onKeyDown={event => wrapTab(event.nativeEvent, event.currentTarget)}
    >
      <div className="dialog__head">
        <h2 className="dialog__title" id={titleId} tabIndex={-1} data-dialog-title="">
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} part="dialog-close" />
      </div>
      <div className="dialog__body" id={textId}>
        {children}
      </div>
      {actions && <div className="dialog__actions">{actions}</div>}
      <Announcer {...news} />
    </dialog>
  );
}

/** What is said from now on: a live region that opens with a text may say it, and this one has been heard. */
function useNews(text: string): string {
  const [heard, setHeard] = useState(text);
  if (heard && heard !== text) setHeard('');
  return heard === text ? '' : text;
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
