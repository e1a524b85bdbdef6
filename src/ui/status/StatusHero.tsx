import type { ReactElement, ReactNode } from 'react';
import { stripMarks } from '../../lib/stripMarks';
import status from '../styles/status.css?inline';
import { useSheet } from '../useSheet';

export type StatusKind = 'waiting' | 'success' | 'failure' | 'info';

const STROKES: Record<StatusKind, readonly string[]> = {
  waiting: ['M12 5.5V12l4.6 2.6'],
  success: ['M5 12.6l4.6 4.6L19 7.6'],
  failure: ['M7 7l10 10', 'M17 7L7 17'],
  info: ['M12 11v7', 'M12 6.4v.01'],
};

type StatusHeroProps = {
  kind: StatusKind;
  title: string;
  /** The amount, large. */
  figure?: string;
  text: ReactNode;
  /** The status has just changed while the player was looking: the sign settles with a small animation. */
  hasSettled?: boolean;
  /** 2 if the screen's Header has a title. */
  headingLevel?: 1 | 2;
};

/**
 * A status by its role. It does not announce itself: the consumer announces each new one, as it does
 * everything else.
 */
export function StatusHero({
  kind,
  title,
  figure,
  text,
  hasSettled = false,
  headingLevel = 1,
}: StatusHeroProps): ReactElement {
  useSheet(status);
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div
      className={`hero hero--${kind}${hasSettled ? ' hero--settled' : ''}`}
      part="status"
      role="status"
      aria-live="off"
    >
      <span className="hero__ring" key={kind} aria-hidden="true">
        <svg className="hero__glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          {STROKES[kind].map(d => (
            <path key={d} d={d} pathLength={1} />
          ))}
        </svg>
      </span>
      {figure && (
        <div className="figure" style={{ '--figures': stripMarks(figure).length }}>
          <bdi translate="no">{figure}</bdi>
        </div>
      )}
      <Heading className="hero__title" tabIndex={-1} data-heading="">
        {title}
      </Heading>
      <div className="hero__text" dir="auto">
        {text}
      </div>
    </div>
  );
}
