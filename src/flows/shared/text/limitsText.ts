import type { AmountLimits } from '../../../domain/money/resolveLimits';
import type { Translate } from '../../../i18n/createTranslator';

/** `money` formats an amount. */
type LimitsText = (
  t: Translate,
  money: (value: number, currency: string) => string,
  limits: AmountLimits,
  currency: string,
) => string;

/** The limits as text: two of them by `pair`, one alone, one fixed sum, or '' if there are none. */
const limitsText =
  (pair: 'limits.range' | 'limits.fromTo'): LimitsText =>
  (t, money, limits, currency) => {
    const min = money(limits.min, currency);
    if (limits.max === null) return limits.min > 0 ? t('limits.from', { min }) : '';
    const max = money(limits.max, currency);
    if (limits.min <= 0) return t('limits.upTo', { max });
    return limits.min === limits.max ? min : t(pair, { min, max });
  };

/** "$50 – $20,000" on a tile. */
export const limitsNote: LimitsText = limitsText('limits.range');

/** "From $50 to $20,000" below the amount. */
export const limitsHint: LimitsText = limitsText('limits.fromTo');
