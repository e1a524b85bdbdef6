import type { ReactElement } from 'react';
import invoice from '../styles/invoice.css?inline';
import { useSheet } from '../useSheet';

type CountdownRingProps = {
  /** Accessible name: "Time left". */
  label: string;
  /** "14:32". */
  text: string;
  /** Share of the time that is left, 0 to 1. */
  value: number;
  /** Little time is left. */
  isLow: boolean;
};

/** Not a live region: a clock that speaks each second is noise. The consumer announces the minutes that matter. */
export function CountdownRing({ label, text, value, isLow }: CountdownRingProps): ReactElement {
  useSheet(invoice);
  return (
    <div
      className={isLow ? 'countdown countdown--low' : 'countdown'}
      part="countdown"
      role="timer"
      aria-live="off"
      aria-label={`${label}: ${text}`}
    >
      <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <circle className="countdown__track" cx="18" cy="18" r="16" />
        <circle
          className="countdown__left"
          cx="18"
          cy="18"
          r="16"
          pathLength={100}
          style={{ '--value': value }}
        />
      </svg>
      <bdi dir="ltr" translate="no">
        {text}
      </bdi>
    </div>
  );
}
