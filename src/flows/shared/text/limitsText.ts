import type { AmountLimits } from '../../../domain/money/resolveLimits';
import type { Translate } from '../../../i18n/createTranslator';

type Money = (value: number, currency: string) => string;
type LimitsText = (t: Translate, money: Money, limits: AmountLimits, currency: string) => string;

/**
 * The limits as text: two of them (`pair`), one alone, one fixed sum, or '' if there are none. `money`
 * formats an amount.
 */
function limitsText(
  t: Translate,
  money: (value: number) => string,
  limits: AmountLimits,
  pair: 'limits.range' | 'limits.fromTo',
): string {
  const min = money(limits.min);
  if (limits.max === null) return limits.min > 0 ? t('limits.from', { min }) : '';
  const max = money(limits.max);
  if (limits.min <= 0) return t('limits.upTo', { max });
  return limits.min === limits.max ? min : t(pair, { min, max });
}

/** "$50 – $20,000" on a tile. */
export const limitsNote: LimitsText = (t, money, limits, currency) =>
  limitsText(t, value => money(value, currency), limits, 'limits.range');

/** "From $50 to $20,000" below the amount. */
export const limitsHint: LimitsText = (t, money, limits, currency) =>
  limitsText(t, value => money(value, currency), limits, 'limits.fromTo');
