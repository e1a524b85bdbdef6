import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Translator } from '../../../i18n/createTranslator';
import { useTranslate } from '../../../i18n/useTranslate';
import type { LazyScreen } from '../../../lib/lazyScreen';
import { useCashier } from '../../../state/CashierContext';
import { SkeletonList } from '../../../ui/method/SkeletonList';

export interface LazyViewProps {
  screen: LazyScreen;
  /** Shown instead of the skeleton. */
  fallback?: ReactNode;
}

/** A screen, or a skeleton while its code is loading. */
export function LazyView({ screen, fallback }: LazyViewProps): ReactNode {
  const t = useTranslate();
  const { translator, router } = useCashier();
  const [View, setView] = useState(() => viewOf(screen, translator));
  useEffect(() => {
    let isGone = false;
    const show = (next: () => ComponentType) => !isGone && setView(next);
    const there = viewOf(screen, translator);
    // It may have come since it was drawn without.
    if (there) show(() => there);
    else
      Promise.all([screen.load(), screen.isPlain || translator.complete()]).then(
        ([loaded]) => show(() => loaded),
        // Thrown while rendering, so that the error boundary shows the error page.
        (error: unknown) =>
          show(() => {
            throw error;
          }),
      );
    return () => {
      isGone = true;
    };
  }, [screen, translator]);
  if (View) return <View />;
  if (fallback !== undefined) return fallback;
  // The first page is a list, as the shell's skeleton has said already.
  const bones = router.state.entries[1] ? undefined : 'segment pill line grid line grid';
  return <SkeletonList label={t('common.loading')} bones={bones} />;
}

const viewOf = (screen: LazyScreen, translator: Translator): ComponentType | null =>
  screen.isPlain || translator.isComplete() ? screen.current() : null;
