import { useTranslate } from '../../i18n/useTranslate';
import type { Confirmations } from './networkFacts';

const SECONDS_PER_MINUTE = 60;

/** Blocks × seconds in words: an estimate, never to the second. */
export function useConfirmationTime(): (confirmations: Confirmations) => string {
  const t = useTranslate();
  return ({ blocks, blockSeconds }) => {
    const seconds = blocks * blockSeconds;
    if (seconds < SECONDS_PER_MINUTE) return t('crypto.time.underMinute');
    return t('crypto.time.minutes', { minutes: Math.round(seconds / SECONDS_PER_MINUTE) });
  };
}
