import { useEffect, useRef, useState } from 'react';
import { isNativePlatform } from '../../../domain/player/resolvePlatform';
import { useTranslate } from '../../../i18n/useTranslate';
import { copyText } from '../../../lib/copyText';
import { useCashier } from '../../../state/CashierContext';
import { announce } from '../../../state/createAnnouncerState';
import { addNotification } from '../../../state/createNotificationsState';

const CONFIRMED_MS = 2000;

/** HOST-17: copies by the native app or the browser, and shows that it did. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => void } {
  const { user, handle, send, announcer, notifications } = useCashier();
  const t = useTranslate();
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function confirm(): void {
    setIsCopied(true);
    announce(announcer, t('copy.done'));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), CONFIRMED_MS);
  }

  /** Elsewhere nobody hears the message, which is no DOM event: the player would take for copied what is not. */
  const hasApp = (): boolean =>
    handle.host()?.hasApp?.() || (handle.mode === 'iframe' && isNativePlatform(user.platform));

  async function copy(text: string): Promise<void> {
    if (hasApp()) {
      send({ messageType: 'copyToBuffer', text });
      confirm();
    } else if (await copyText(text, handle.root)) confirm();
    else addNotification(notifications, { content: t('copy.failed'), isOfScreen: true });
  }

  // Around a value some banks send spaces, with which a banking app refuses it.
  return { isCopied, copy: text => void copy(text.trim()) };
}
