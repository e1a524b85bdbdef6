import type { Bonus } from '../../../api/contract/bonus';
import { isoTime } from '../../../api/contract/time';
import { bonusMinDeposit } from '../../../domain/bonus/bonuses';
import { formatNumber, formatPercent } from '../../../domain/money/formatNumber';
import { formatDateTime } from '../../../domain/time/formatDateTime';
import type { Translate } from '../../../i18n/createTranslator';
import type { Detail } from '../../../ui/content/DescriptionList';

interface Words {
  t: Translate;
  money: (value: number, currency: string) => string;
  currency: string;
  locale: string;
}

/** The conditions of a bonus, one per line; those that it does not name are left out. */
export function bonusDetails(bonus: Bonus, { t, money, currency, locale }: Words): Detail[] {
  const { percent, maxAmount } = bonus.depositBonusData ?? {};
  const { count } = bonus.freespinBonusData ?? {};
  const min = bonusMinDeposit(bonus, currency);
  const expires = bonus.expiresAt ? formatDateTime(String(isoTime(bonus.expiresAt)), locale) : '';
  const rows: [id: string, label: string, value: string][] = [
    ['share', t('bonus.share'), percent ? formatPercent(percent, locale) : ''],
    ['spins', t('bonus.spins'), count ? formatNumber(count, locale) : ''],
    ['min', t('bonus.minDeposit'), min > 0 ? money(min, currency) : ''],
    ['max', t('bonus.maxAmount'), maxAmount ? money(maxAmount, currency) : ''],
    ['expires', t('bonus.expires'), expires],
  ];
  return rows.filter(([, , value]) => value).map(([id, label, value]) => ({ id, label, value }));
}
