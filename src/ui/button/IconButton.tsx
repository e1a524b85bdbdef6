import type { ReactElement } from 'react';
import { Icon } from '../picture/Icon';
import type { IconName } from '../picture/iconNodes';

type IconButtonProps = {
  icon: IconName;
  label: string;
  onClick: () => void;
  part?: string;
  className?: string;
};

export function IconButton({ icon, label, onClick, part, className = '' }: IconButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={`icon-button ${className}`.trim()}
      part={part}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
