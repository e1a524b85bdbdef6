import { useLingui } from '@lingui/react';
import { type ReactElement, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { showErrorLater } from '../flows/shared/failure/showErrorLater';
import { LazyView } from '../flows/shared/lazy/LazyView';
import { AppFrame } from '../ui/frame/AppFrame';
import { ErrorBoundary } from '../ui/frame/ErrorBoundary';
import { Announcements } from './Announcements';
import type { RunningCashier } from './createCashier';
import { Notifications } from './Notifications';
import { Providers } from './Providers';
import { RouteView } from './router/RouteView';
import { errorScreen } from './routes/errorScreen';
import { useTheme } from './useTheme';

/** r2wc passes the element that it made, on which the shell has set the cashier (architecture.md, rule 6). */
interface AppProps {
  container?: HTMLElement & { cashier?: RunningCashier };
}

export function App({ container }: AppProps): ReactElement | null {
  const cashier = container?.cashier;
  return cashier ? (
    <Providers cashier={cashier}>
      <ErrorBoundary onError={cashier.handle.fail} resetKey={cashier} fallback={null}>
        <Frame cashier={cashier} />
      </ErrorBoundary>
    </Providers>
  ) : null;
}

function Frame({ cashier }: { cashier: RunningCashier }): ReactElement {
  const { i18n } = useLingui();
  const { config } = useSnapshot(cashier.parent);
  const { entries } = useSnapshot(cashier.router.state);
  const theme = useTheme(cashier);

  useLayoutEffect(() => cashier.handle.handOver(), [cashier]);

  return (
    <AppFrame lang={i18n.locale} dir={config.dir ?? cashier.translator.dir()} theme={theme}>
      <Announcements>
        <ErrorBoundary
          resetKey={entries.at(-1)?.key}
          onError={error => {
            const { path } = cashier.router.current();
            // The error page itself has failed: only the shell's own failure screen is left.
            if (path === '/error') cashier.handle.fail(error);
            else showErrorLater(cashier, error, path);
          }}
          fallback={<LazyView screen={errorScreen} />}
        >
          <RouteView />
        </ErrorBoundary>
        <Notifications />
      </Announcements>
    </AppFrame>
  );
}
