import type { ReactElement } from 'react';
import bonus from './styles/bonus.css?inline';
import { useSheet } from './useSheet';

export type SwitchProps = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The accessible name; or the id of the text that is it. */
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  isDisabled?: boolean;
};

export function Switch({
  isOn,
  onChange,
  label,
  labelledBy,
  describedBy,
  isDisabled,
}: SwitchProps): ReactElement {
  useSheet(bonus);
  return (
    <button
      type="button"
      className="switch"
      part="switch"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onChange(!isOn)}
    >
      <span className="switch__track" />
    </button>
  );
}
