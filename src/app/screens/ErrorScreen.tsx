import { type ReactElement, useEffect, useState } from 'react';
import type { ErrorRouteState } from '../../flows/shared/failure/showError';
import { FlowSwitch } from '../../flows/shared/list/FlowSwitch';
import { tellFullyLoaded } from '../../flows/shared/list/tellFullyLoaded';
import { homePath } from '../../flows/shared/navigation/homePath';
import { startAnew } from '../../flows/shared/navigation/startAnew';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { addNotification, removeNotification } from '../../state/createNotificationsState';
import { Button } from '../../ui/button/Button';
import { ScreenBody } from '../../ui/frame/ScreenBody';
import { ErrorState } from '../../ui/status/ErrorState';
import { UnderWay } from './UnderWay';

/** ROUTE-10: says what happened, tells the host, and leads back to the page where it happened. */
export function ErrorScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  // Kept as it was at first: as the fallback for a failed screen, this one has no failure to report and
  // stands until the error page proper has opened, which tells the host.
  const [entry] = useState(cashier.router.current);
  const failure = entry.state as ErrorRouteState | null;
  const hint = t('error.hint');
  const text = failure?.text || hint;
  const home = homePath(entry);
  const { backRoute } = entry.query;
  // After a refresh that failed again, the error page is alone in the history: it then leads to the list, so
  // that a page that is broken for good does not hold the player.
  const target = (cashier.router.state.entries[1] && backRoute) || home;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is told once, whatever the language
  useEffect(() => {
    if (!failure) return;
    const { message, stack, reference } = failure;
    const code = failure.code !== undefined && { code: failure.code };
    cashier.send({ messageType: 'Error', message, stack, ...code });
    cashier.send({ messageType: 'onDisplayError', message: text, reference, ...code });
    tellFullyLoaded(cashier);
  }, [cashier, failure]);

  useEffect(() => {
    if (!failure) return;
    const { reference } = failure;
    const id = addNotification(cashier.notifications, {
      title: t('error.snackbar'),
      // The page itself says what happened, as far as it is known. No provider has refused, so another method
      // would not help.
      content: hint,
      ...(!failure.text && { reference }),
    });
    // The snackbar is about a failure that is being tried again now.
    return () => removeNotification(cashier.notifications, id);
  }, [cashier, failure, hint, t]);

  // A payment may have lost its screen's file with the network.
  useEffect(() => {
    if (!failure) return;
    const refresh = () => startAnew(cashier, target);
    globalThis.addEventListener('online', refresh);
    return () => globalThis.removeEventListener('online', refresh);
  }, [cashier, failure, target]);

  return (
    <ScreenBody width="form">
      {backRoute === home && (
        <>
          <FlowSwitch />
          <UnderWay home={home} />
        </>
      )}
      <ErrorState
        headingLevel={1}
        title={t('error.title')}
        text={text}
        hint={failure?.text && hint}
        details={failure?.reference && t('error.reference', { reference: failure.reference })}
      >
        <Button onClick={() => startAnew(cashier, target)}>{t('common.refresh')}</Button>
      </ErrorState>
    </ScreenBody>
  );
}
