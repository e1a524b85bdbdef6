import type { ReactElement } from 'react';

export type AnnouncerProps = { polite: string; assertive: string };

/** Live regions must stand before their text comes: mount it first, keep it, change its props. */
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
