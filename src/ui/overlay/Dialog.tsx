import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/IconButton';
import { Announcer } from '../frame/Announcer';
import { AnnouncerContext } from '../frame/AnnouncerContext';
import { useKeyboardInset } from '../frame/useKeyboardInset';
import dialog from '../styles/dialog.css?inline';
import { useSheet } from '../useSheet';
import { useModal } from './useModal';
import { wrapTab } from './wrapTab';

type DialogProps = {
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
  /** Who drags the mouse out of the dialog, as to select a text, clicks on it as a whole, but did not press there. */
  const pressed = useRef<EventTarget | null>(null);
  useModal(element, onClose);

  const handleClick = (event: MouseEvent): void => {
    if (event.target === element.current && event.target === pressed.current) onClose();
  };

  return (
    <dialog
      ref={element}
      className={variant === 'sheet' ? 'dialog dialog--sheet' : 'dialog'}
      part="dialog"
      tabIndex={-1}
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
        <h2 className="dialog__title" id={titleId}>
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
