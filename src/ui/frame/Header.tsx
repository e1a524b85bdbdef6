import type { ReactElement } from 'react';
import { IconButton } from '../button/IconButton';

type HeaderProps = {
  /** If empty, no heading is drawn (a status screen has its own). */
  title: string;
  backLabel?: string;
  onBack?: () => void;
  closeLabel?: string;
  onClose?: () => void;
};

/** The title takes the focus when a screen opens (see Screen). */
export function Header({ title, backLabel, onBack, closeLabel, onClose }: HeaderProps): ReactElement {
  return (
    <header className="header" part="header">
      {onBack && backLabel && <IconButton part="back" icon="back" label={backLabel} onClick={onBack} />}
      {title && (
        <h1 className="header__title" part="title" tabIndex={-1} data-heading="">
          {title}
        </h1>
      )}
      {onClose && closeLabel && (
        <IconButton
          className="header__close"
          part="close"
          icon="close"
          label={closeLabel}
          onClick={onClose}
        />
      )}
    </header>
  );
}
