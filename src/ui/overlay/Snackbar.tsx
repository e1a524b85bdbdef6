import { type FocusEvent, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton';
import { Sign } from '../picture/Sign';
import page from '../styles/page.css?inline';
import { useSheet } from '../useSheet';
import { usePausableTimer } from './usePausableTimer';

type SnackbarProps = {
  title?: string;
  /** It tells of no failure. */
  isNews?: boolean;
  children: ReactNode;
  closeLabel: string;
  durationMs: number;
  onClose: () => void;
};

/**
 * Tells of a failure, or of news. Closes by itself, but waits while the pointer is over it, the focus is in it, or the
 * page is hidden.
 */
export function Snackbar({
  title,
  isNews,
  children,
  closeLabel,
  durationMs,
  onClose,
}: SnackbarProps): ReactElement {
  useSheet(page);
  const { pause, resume } = usePausableTimer(durationMs, onClose);
  const element = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const holds = useRef({ pointer: false, focus: false, hidden: false });
  const hold = (kind: keyof typeof holds.current, isHeld: boolean): void => {
    holds.current[kind] = isHeld;
    if (Object.values(holds.current).includes(true)) pause();
    else resume();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls is the same from drawing to drawing
  useEffect(() => {
    const { ownerDocument: document = globalThis.document } = element.current ?? {};
    const look = () => hold('hidden', document.visibilityState === 'hidden');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const handleBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false);
  };
  const handleFocus = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    hold('focus', true);
  };
  const handleClose = (): void => {
    if (element.current) giveFocusBack(element.current, cameFrom.current);
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only hold the timer
    <div
      ref={element}
      className="snackbar"
      part="snackbar"
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      <Sign
        name={isNews ? 'info' : 'error'}
        className={isNews ? 'snackbar__icon snackbar__icon--news' : 'snackbar__icon'}
      />
      <div className="snackbar__text" role="alert">
        {title && <strong className="snackbar__title">{title}</strong>}
        {children}
      </div>
      <IconButton icon="close" label={closeLabel} onClick={handleClose} />
    </div>
  );
}

/** Returns the focus to where it was, else to the screen's heading: it would be lost with the snackbar. */
function giveFocusBack(from: HTMLElement, to: EventTarget | null): void {
  const root = from.getRootNode() as Document | ShadowRoot;
  if (!from.contains(root.activeElement)) return;
  const next = to && 'isConnected' in to && to.isConnected ? to : root.querySelector('[data-heading]');
  (next as HTMLElement | null)?.focus({ preventScroll: true });
}
