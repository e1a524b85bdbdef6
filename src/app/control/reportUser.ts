import { balanceOf } from '../../domain/player/balanceOf';
import type { HostUser } from '../../host/parentData';
import { USER_FIELDS } from '../../host/withGetters';
import { isRecord } from '../../lib/isRecord';
import { PLATFORMS } from '../../spec/defaults';
import { INCORRECT_HOST_DATA } from '../../spec/messages';
import type { Cashier } from '../../state/Cashier';

const TEXTS = USER_FIELDS.filter(field => field !== 'balanceData');

/** Fields that take only certain words. */
const WORDS: Readonly<Record<string, RegExp>> = {
  platform: new RegExp(`^(${PLATFORMS.join('|')})$`, 'i'),
  widgetViewType: /^(main|sweep)$/,
};

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

const isFitting = (field: string, value: unknown): boolean =>
  typeof value === 'string' && (value === '' || WORDS[field]?.test(value) !== false);

/** HOST-03: reports fields of the user that fell back to their defaults, by name and without their values. */
export function reportUser({ send }: Pick<Cashier, 'send'>, user: HostUser): void {
  const wrong = TEXTS.filter(field => isGiven(user[field]) && !isFitting(field, user[field]));
  const { balanceData } = user;
  // A bare sum is a slip; a record of other balances is none.
  const balance = isRecord(balanceData) ? (balanceData['primary'] ?? balanceData['amount']) : balanceData;
  if (isGiven(balance) && balanceOf(balanceData) === null) wrong.push('balanceData');
  for (const name of wrong) {
    const field = `user.${name}`;
    send({ messageType: 'Error', message: `${INCORRECT_HOST_DATA}: ${field}`, field });
  }
}
