import type { ReactElement } from 'react';
import { messageOf } from '../../../lib/messageOf';
import { useCashier } from '../../../state/CashierContext';
import { ErrorBoundary } from '../../../ui/frame/ErrorBoundary';
import { LazyView, type LazyViewProps } from './LazyView';

/** What a screen can do without: if its code does not come, that is reported, and the rest goes on. */
export function OptionalView({ of, ...view }: LazyViewProps & { of: unknown }): ReactElement {
  const { send } = useCashier();
  const report = (error: unknown) => send({ messageType: 'Error', message: messageOf(error) });
  return (
    <ErrorBoundary resetKey={of} onError={report} fallback={null}>
      <LazyView {...view} />
    </ErrorBoundary>
  );
}
