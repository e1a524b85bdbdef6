import type { ReactElement, ReactNode } from 'react';
import { translateOf } from '../content/translateOf';
import { Icon } from '../picture/Icon';

type RegionPillProps = {
  /** What the button does, for those who cannot see the flag: "Change country". */
  label: string;
  /** What it shows: "Mexico · MXN". */
  value: string;
  flag: ReactNode;
  onClick: () => void;
};

export function RegionPill({ label, value, flag, onClick }: RegionPillProps): ReactElement {
  return (
    <button
      type="button"
      className="pill pill--action"
      part="region"
      aria-label={`${value}, ${label}`}
      onClick={onClick}
    >
      {flag}
      <span translate={translateOf(value)}>{value}</span>
      <Icon name="down" className="muted" />
    </button>
  );
}
