import type { AmountLimits } from '../../domain/resolveLimits';
import type { Translate } from '../../i18n/createTranslator';

type Money = (value: number, currency: string) => string;

/** "$50 – $20,000" on a tile. */
export function limitsNote(t: Translate, money: Money, { min, max }: AmountLimits, currency: string): string {
  if (max !== null) return t('limits.range', { min: money(min, currency), max: money(max, currency) });
  return min > 0 ? t('limits.from', { min: money(min, currency) }) : '';
}

/** "From $50 to $20,000" below the amount. */
export function limitsHint(t: Translate, money: Money, { min, max }: AmountLimits, currency: string): string {
  if (max !== null) return t('limits.fromTo', { min: money(min, currency), max: money(max, currency) });
  return min > 0 ? t('limits.from', { min: money(min, currency) }) : '';
}
