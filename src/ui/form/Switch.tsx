import type { ReactElement } from 'react';
import bonus from '../styles/bonus.css?inline';
import { useSheet } from '../useSheet';

type SwitchProps = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The id of the text that is its accessible name. */
  labelledBy: string;
  describedBy?: string;
};

export function Switch({ isOn, onChange, labelledBy, describedBy }: SwitchProps): ReactElement {
  useSheet(bonus);
  return (
    <button
      type="button"
      className="switch"
      part="switch"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClick={() => onChange(!isOn)}
    >
      <span className="switch__track" />
    </button>
  );
}
