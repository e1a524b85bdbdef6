import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Translator } from '../../i18n/createTranslator';
import { useTranslate } from '../../i18n/useTranslate';
import type { LazyScreen } from '../../lib/lazyScreen';
import { useCashier } from '../../state/CashierContext';
import { SkeletonList } from '../../ui/method/SkeletonList';

export interface LazyViewProps {
  screen: LazyScreen;
  /** Shown instead of the skeleton. */
  fallback?: ReactNode;
}

/** A screen, or a skeleton while its code is loading. */
export function LazyView({ screen, fallback }: LazyViewProps): ReactNode {
  const t = useTranslate();
  const { translator } = useCashier();
  const [state, setState] = useState<{ View: ComponentType | null; error: unknown }>({
    View: isReady(screen, translator) ? screen.current() : null,
    error: null,
  });
  useEffect(() => {
    let isGone = false;
    if (!isReady(screen, translator)) {
      Promise.all([screen.load(), translator.complete()]).then(
        ([View]) => !isGone && setState({ View, error: null }),
        (error: unknown) => !isGone && setState({ View: null, error: error ?? new Error('No chunk') }),
      );
    }
    return () => {
      isGone = true;
    };
  }, [screen, translator]);
  // Thrown while rendering, so that the error boundary shows the error page.
  if (state.error) throw state.error;
  const { View } = state;
  if (View) return <View />;
  return fallback !== undefined ? fallback : <SkeletonList label={t('common.loading')} />;
}

const isReady = (screen: LazyScreen, translator: Translator): boolean =>
  screen.isEager || (screen.current() !== null && translator.isComplete());
