import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../state/CashierContext';
import { Announcer } from '../ui/frame/Announcer';
import { AnnouncerContext } from '../ui/frame/AnnouncerContext';

/** Long enough for a screen reader to have picked up what was announced on the way to the screen. */
const CLEAR_MS = 1_000;

export function Announcements({ children }: { children?: ReactNode }): ReactElement {
  const { announcer, router } = useCashier();
  const { polite, assertive } = useSnapshot(announcer);
  const page = useSnapshot(router.state).entries.at(-1)?.key;

  // A player who reads through the next screen must not find an announcement of the previous one.
  useEffect(() => {
    if (page === undefined) return;
    const said = { ...announcer };
    const timer = setTimeout(() => {
      if (announcer.polite === said.polite) announcer.polite = '';
      if (announcer.assertive === said.assertive) announcer.assertive = '';
    }, CLEAR_MS);
    return () => clearTimeout(timer);
  }, [announcer, page]);

  return (
    <AnnouncerContext.Provider value={{ polite, assertive }}>
      <Announcer polite={polite} assertive={assertive} />
      {children}
    </AnnouncerContext.Provider>
  );
}
