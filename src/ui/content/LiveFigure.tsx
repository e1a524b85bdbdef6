import type { ReactElement } from 'react';
import { stripMarks } from '../../lib/stripMarks';
import figure from '../styles/figure.css?inline';
import { useSheet } from '../useSheet';

type LiveFigureProps = {
  label: string;
  /** `null` while it is loading for the first time. */
  value: string | null;
  /** It belongs to an earlier state of what stands beside it. */
  isOutdated?: boolean;
  note?: string | undefined;
};

/** One large figure that changes by itself. While a new one is being worked out, the old one is visibly outdated. */
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
      <div className="figure-note">{label}</div>
      <div
        className="live-figure__value"
        style={{ '--figures': value && stripMarks(value).length }}
        translate="no"
      >
        {value === null ? <span className="live-figure__bone" /> : <bdi>{value}</bdi>}
      </div>
      {note && <div className="figure-note">{note}</div>}
    </div>
  );
}
