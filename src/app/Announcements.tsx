import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useCashier } from '../state/CashierContext';
import type { AnnouncerState } from '../state/createAnnouncerState';
import { Announcer } from '../ui/frame/Announcer';
import { AnnouncerContext } from '../ui/frame/AnnouncerContext';

/** Long enough for a screen reader to have read out what was said before. */
const CLEAR_MS = 5_000;

export function Announcements({ children }: { children: ReactNode }): ReactElement {
  const { announcer } = useCashier();
  const news = useSnapshot(announcer);

  // What was said is soon no longer so, as an error that has been mended: who reads through the page must not
  // find it.
  const clear = (kind: keyof AnnouncerState) => () => {
    const timer = setTimeout(() => {
      announcer[kind] = '';
    }, CLEAR_MS);
    return () => clearTimeout(timer);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time starts anew with each announcement
  useEffect(clear('polite'), [announcer, news.polite]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(clear('assertive'), [announcer, news.assertive]);

  return (
    <AnnouncerContext.Provider value={news}>
      <Announcer {...news} />
      {children}
    </AnnouncerContext.Provider>
  );
}
