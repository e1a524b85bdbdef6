import { type ReactElement, useLayoutEffect, useState } from 'react';
import { subscribeKey } from 'valtio/utils';
import { LazyView } from '../../flows/shared/lazy/LazyView';
import { useTranslate } from '../../i18n/useTranslate';
import { assign } from '../../lib/assign';
import { useCashier } from '../../state/CashierContext';
import type { RouteRow } from '../../state/RouteRow';
import { useField } from '../../state/useField';
import { Header } from '../../ui/frame/Header';
import { Screen } from '../../ui/frame/Screen';
import { goBack } from './goBack';
import { useRouteTitle } from './useRouteTitle';

/** A step forward rises, the way back fades. */
const TRANSITIONS = { forward: 'position-top', back: 'fade' } as const;

/** A row of the table on screen: header, body, and the scroll position it was left with (ROUTE-08, ROUTE-12). */
export function RouteScreen({ row }: { row: RouteRow }): ReactElement {
  const cashier = useCashier();
  const { router, handle } = cashier;
  const t = useTranslate();
  const title = useRouteTitle(row);
  const closingButton = useField(cashier.parent, 'closingButton');
  const [entry] = useState(router.current);
  const [direction] = useState(router.state.direction);
  // Whether this is the widget's opening, and not the way back to its first page.
  const isFirst = entry.key === 0 && direction === 'forward';

  useScrollMemory();

  // Before the screen's own effects, which load the lists that are idle.
  useLayoutEffect(() => {
    if (entry.query.refetch) {
      delete entry.query.refetch;
      cashier.methods.status = 'idle';
      cashier.withdrawal.status = 'idle';
    }
  }, [cashier, entry]);

  return (
    <Screen takesFocus={!isFirst} transition={isFirst ? 'none' : TRANSITIONS[direction]}>
      <Header
        title={title}
        backLabel={row.back && t('common.back')}
        onBack={row.back ? () => goBack(cashier, row) : undefined}
        closeLabel={t('common.close')}
        onClose={closingButton && !row.hidesClose ? () => router.leave(handle.close) : undefined}
      />
      <LazyView screen={row.screen} />
    </Screen>
  );
}

/**
 * Remembers where a page was scrolled to, and scrolls there on the way back. If the host's page scrolls in
 * place of the widget, a screen that the player has opened is brought into view if it would begin above the
 * window.
 */
function useScrollMemory(): void {
  const { router, handle } = useCashier();
  useLayoutEffect(() => {
    const entry = router.current();
    // The last one: the skeleton's frame may still stand before it.
    const scroller = [...handle.root.querySelectorAll<HTMLElement>('.cashier')].at(-1);
    if (!scroller) return;
    const top = () => scroller.getBoundingClientRect().top;
    scroller.scrollTop = entry.scroll;
    if (navigator.userActivation?.isActive) {
      if (entry.top !== undefined) scroller.ownerDocument.defaultView?.scrollBy(0, top() - entry.top);
      else if (entry.key && top() < 0) scroller.scrollIntoView();
    }
    // Not as the screen is taken away: by then its styles would be worked out anew, to be measured.
    return subscribeKey(
      router.state,
      'entries',
      () => assign(entry, { scroll: scroller.scrollTop, top: top() }),
      true,
    );
  }, [router, handle]);
}
