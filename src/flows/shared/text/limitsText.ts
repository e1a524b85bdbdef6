import type { AmountLimits } from '../../../domain/money/resolveLimits';
import type { Translate } from '../../../i18n/createTranslator';

type Money = (value: number, currency: string) => string;

/** Where there is no pair of two: one limit alone, the one sum that can be paid, or nothing at all. */
function singleLimit(
  t: Translate,
  money: Money,
  { min, max }: AmountLimits,
  currency: string,
): string | null {
  if (max === null) return min > 0 ? t('limits.from', { min: money(min, currency) }) : '';
  if (min <= 0) return t('limits.upTo', { max: money(max, currency) });
  return min === max ? money(min, currency) : null;
}

/** "$50 – $20,000" on a tile. */
export function limitsNote(t: Translate, money: Money, limits: AmountLimits, currency: string): string {
  const [min, max] = [money(limits.min, currency), money(limits.max ?? 0, currency)];
  return singleLimit(t, money, limits, currency) ?? t('limits.range', { min, max });
}

/** "From $50 to $20,000" below the amount. */
export function limitsHint(t: Translate, money: Money, limits: AmountLimits, currency: string): string {
  const [min, max] = [money(limits.min, currency), money(limits.max ?? 0, currency)];
  return singleLimit(t, money, limits, currency) ?? t('limits.fromTo', { min, max });
}
