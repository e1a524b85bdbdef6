import type { ReactElement } from 'react';

export type AnnouncerProps = { polite: string; assertive: string };

/**
 * Screen readers announce only changes of live regions that exist already: mount it first, keep it, and
 * change its props.
 */
export const Announcer = (texts: AnnouncerProps): ReactElement => (
  <>
    {(['polite', 'assertive'] as const).map(kind => (
      <div key={kind} className="hidden" aria-live={kind} aria-atomic="true" data-announcer={kind}>
        {texts[kind]}
      </div>
    ))}
  </>
);
