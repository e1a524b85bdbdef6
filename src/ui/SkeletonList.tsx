import type { ReactElement } from 'react';

const TILES = ['a', 'b', 'c', 'd'];
const ROWS = ['a', 'b', 'c'];

export type SkeletonListProps = { label: string; hasSwitch?: boolean; hasBanner?: boolean };

/** The method list while it loads: the same boxes in the same places. */
export function SkeletonList({
  label,
  hasSwitch = true,
  hasBanner = false,
}: SkeletonListProps): ReactElement {
  return (
    <div className="skeleton" role="img" aria-label={label} aria-busy="true">
      {hasSwitch && <span className="bone bone--segment" />}
      <span className="skeleton__split">
        <span className="bone bone--line" />
        <span className="bone bone--pill" />
      </span>
      {hasBanner && <span className="bone bone--banner" />}
      <span className="skeleton__section">
        <span className="bone bone--line" />
        <span className="skeleton__grid">
          {TILES.map(tile => (
            <span key={tile} className="bone bone--tile" />
          ))}
        </span>
      </span>
      <span className="skeleton__section">
        <span className="bone bone--line" />
        {ROWS.map(row => (
          <span key={row} className="bone bone--row" />
        ))}
      </span>
    </div>
  );
}
