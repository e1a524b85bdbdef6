import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { SkeletonList } from '../ui/SkeletonList';
import type { LazyScreen } from './lazyScreen';

/** A screen, or its skeleton while the code is on its way. */
export function LazyView({ screen }: { screen: LazyScreen }): ReactElement {
  const t = useTranslate();
  const [state, setState] = useState<{ View: ComponentType | null; error: unknown }>({
    View: screen.current(),
    error: null,
  });
  useEffect(() => {
    let isGone = false;
    if (!screen.current()) {
      screen.load().then(
        View => !isGone && setState({ View, error: null }),
        (error: unknown) => !isGone && setState({ View: null, error: error ?? new Error('No chunk') }),
      );
    }
    return () => {
      isGone = true;
    };
  }, [screen]);
  // Thrown while drawing, so that the error boundary shows the error page.
  if (state.error) throw state.error;
  const { View } = state;
  return View ? <View /> : <SkeletonList label={t('common.loading')} hasSwitch={false} />;
}
