import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useCopy } from '../flows/shared/copy/useCopy';
import { useTranslate } from '../i18n/useTranslate';
import { LONGEST_TIMER_MS, SNACKBAR_MS } from '../spec/timers';
import { useCashier } from '../state/CashierContext';
import { removeNotification } from '../state/createNotificationsState';
import { LinkButton } from '../ui/button/LinkButton';
import { Snackbar } from '../ui/overlay/Snackbar';
import { SnackbarRegion } from '../ui/overlay/SnackbarRegion';

/** ERR-03: the snackbar; each closes after 5 s unless it is looked at, or holds on. */
export function Snackbars(): ReactElement {
  const { notifications } = useCashier();
  const t = useTranslate();
  const { list } = useSnapshot(notifications);
  useScreenEnd();
  return (
    <SnackbarRegion label={t('notifications.label')}>
      {list.map(({ id, title, content, reference, isNews, isLasting }) => (
        <Snackbar
          key={id}
          title={title}
          isNews={isNews}
          closeLabel={t('notifications.dismiss')}
          durationMs={isLasting ? LONGEST_TIMER_MS : SNACKBAR_MS}
          onClose={() => removeNotification(notifications, id)}
        >
          <bdi>{content}</bdi> {reference && <NotificationReference reference={reference} />}
        </Snackbar>
      ))}
    </SnackbarRegion>
  );
}

/**
 * Closes a screen's notifications when the player leaves it. One that comes as another screen opens belongs
 * to that screen.
 */
function useScreenEnd(): void {
  const { notifications, router } = useCashier();
  const { list } = useSnapshot(notifications);
  const key = useSnapshot(router.state).entries.at(-1)?.key;
  const shownOn = useRef(new Map<number, number | undefined>()).current;
  useLayoutEffect(() => {
    for (const { id, isOfScreen } of list) {
      if (!shownOn.has(id)) shownOn.set(id, key);
      else if (isOfScreen && shownOn.get(id) !== key) removeNotification(notifications, id);
    }
  }, [list, key, shownOn, notifications]);
}

/** The reference that support asks for; a press copies it. */
function NotificationReference({ reference }: { reference: string }): ReactElement {
  const t = useTranslate();
  const { isCopied, copy } = useCopy();
  return (
    <LinkButton
      onClick={() => copy(reference)}
      // The words on the button, whole: who controls the page by speech says them.
      label={t('transfer.copyOf', { label: t('error.reference', { reference }) })}
    >
      {isCopied ? t('copy.done') : t('error.reference', { reference: reference.slice(0, 8) })}
    </LinkButton>
  );
}
