import { type FocusEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { IconButton } from '../button/IconButton';
import { Sign } from '../picture/Sign';
import page from '../styles/page.css?inline';
import { useSheet } from '../useSheet';
import { usePausableTimer } from './usePausableTimer';

export type SnackbarProps = {
  title?: string;
  children: ReactNode;
  closeLabel: string;
  durationMs: number;
  onClose: () => void;
};

/** Something went wrong. Closes by itself; waits while the pointer is over it or the focus is in it. */
export function Snackbar({ title, children, closeLabel, durationMs, onClose }: SnackbarProps): ReactElement {
  useSheet(page);
  const { pause, resume } = usePausableTimer(durationMs, onClose);
  const holds = useRef({ pointer: false, focus: false });
  const hold = (kind: 'pointer' | 'focus', isHeld: boolean): void => {
    holds.current[kind] = isHeld;
    if (holds.current.pointer || holds.current.focus) pause();
    else resume();
  };
  const handleBlur = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) hold('focus', false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only hold the timer
    <div
      className="snackbar"
      part="snackbar"
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={handleBlur}
    >
      <Sign name="error" className="snackbar__icon" />
      <div className="snackbar__text" role="alert">
        {title && <strong className="snackbar__title">{title}</strong>}
        {children}
      </div>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  );
}
