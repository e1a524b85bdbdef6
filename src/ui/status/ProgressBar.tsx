import type { ReactElement } from 'react';
import status from '../styles/status.css?inline';
import { useSheet } from '../useSheet';

type ProgressBarProps = {
  label: string;
  /** 0 to 1; `undefined` if the progress is not known. */
  value?: number;
  /** The value in words ("3 of 20 confirmations"). */
  valueText?: string;
  isLow?: boolean;
};

export function ProgressBar({ label, value, valueText, isLow = false }: ProgressBarProps): ReactElement {
  useSheet(status);
  const isKnown = value !== undefined;
  const share = Math.min(Math.max(value ?? 0, 0), 1);
  return (
    <div
      className={`progress${isKnown ? '' : ' progress--unknown'}${isLow ? ' progress--low' : ''}`}
      part="progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={isKnown ? Math.round(share * 100) : undefined}
      aria-valuetext={valueText}
    >
      <span className="progress__fill" style={isKnown ? { '--value': share } : undefined} />
    </div>
  );
}
