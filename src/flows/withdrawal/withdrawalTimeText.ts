import type { PlainMessageId } from '#generated/messages';
import { type WithdrawalTime, withdrawalTime } from '../../domain/transaction/withdrawalTime';
import type { Translate } from '../../i18n/createTranslator';

const TIME_TEXTS: Readonly<Record<WithdrawalTime, PlainMessageId>> = {
  minutes: 'withdrawal.time.minutes',
  hours: 'withdrawal.time.hours',
  days: 'withdrawal.time.days',
};

/** How long it usually takes, in the player's language. */
export const withdrawalTimeText = (t: Translate, method: Parameters<typeof withdrawalTime>[0]): string =>
  t(TIME_TEXTS[withdrawalTime(method)]);
