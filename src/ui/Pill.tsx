import type { ReactElement, ReactNode } from 'react';

export type PillProps = {
  children: ReactNode;
  icon?: ReactNode;
  part?: string;
  /** With it the pill is a button. */
  onClick?: () => void;
  isExpanded?: boolean;
};

export function Pill({ children, icon, part, onClick, isExpanded }: PillProps): ReactElement {
  if (!onClick) {
    return (
      <span className="pill" part={part}>
        {icon}
        <span>{children}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className="pill pill--action"
      part={part}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
