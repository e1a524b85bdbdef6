import type { ReactElement } from 'react';

export type AnnouncerProps = { polite: string; assertive: string };

/**
 * Screen readers announce only changes of live regions that exist already: mount it first, keep it, and
 * change its props.
 */
export function Announcer({ polite, assertive }: AnnouncerProps): ReactElement {
  return (
    <>
      <div className="hidden" aria-live="polite" aria-atomic="true" data-announcer="polite">
        {polite}
      </div>
      <div className="hidden" aria-live="assertive" aria-atomic="true" data-announcer="assertive">
        {assertive}
      </div>
    </>
  );
}
