import type { ReactElement } from 'react';
import transfer from '../styles/transfer.css?inline';
import { useSheet } from '../useSheet';
import { ProgressBar } from './ProgressBar';

type TimeLeftProps = {
  /** Also the clock's name: "Time left to pay". */
  title: string;
  /** "14:32". */
  clock: string;
  /** Share of the time that is left, 0 to 1. */
  share: number;
  isLow: boolean;
};

/** A countdown as a line and a bar. Not a live region: the consumer announces the minutes that matter. */
export function TimeLeft({ title, clock, share, isLow }: TimeLeftProps): ReactElement {
  useSheet(transfer);
  return (
    <div className={isLow ? 'time-left time-left--low' : 'time-left'} part="countdown">
      <div className="time-left__line">
        {/* The clock's name says it already. */}
        <span aria-hidden="true">{title}</span>
        <span className="time-left__clock" role="timer" aria-live="off" aria-label={`${title}: ${clock}`}>
          <bdi dir="ltr" translate="no">
            {clock}
          </bdi>
        </span>
      </div>
      {/* The clock as a picture. */}
      <div aria-hidden="true">
        <ProgressBar label={title} value={share} isLow={isLow} />
      </div>
    </div>
  );
}
