import type { ReactElement } from 'react';
import figure from '../styles/figure.css?inline';
import { useSheet } from '../useSheet';

export type LiveFigureProps = {
  label: string;
  /** `null`: on its way for the first time. */
  value: string | null;
  /** It belongs to something else than what stands beside it now. */
  isOutdated?: boolean;
  note?: string | undefined;
};

/** One large figure that changes by itself; while it is being worked out anew it is visibly not the one any more. */
export function LiveFigure({ label, value, isOutdated = false, note }: LiveFigureProps): ReactElement {
  useSheet(figure);
  const isBusy = value === null || isOutdated;
  return (
    <div
      className={isOutdated ? 'live-figure live-figure--outdated' : 'live-figure'}
      part={isOutdated ? 'figure figure-outdated' : 'figure'}
      role="status"
      aria-busy={isBusy || undefined}
    >
      <div className="live-figure__label">{label}</div>
      <div className="live-figure__value" translate="no">
        {value === null ? <span className="live-figure__bone" /> : <bdi>{value}</bdi>}
      </div>
      {note && <div className="live-figure__note">{note}</div>}
    </div>
  );
}
