import type { Bonus } from '../../../api/contract/bonus';
import { bonusMinDeposit } from '../../../domain/bonus/bonuses';
import { useTranslate } from '../../../i18n/useTranslate';
import { useMoney } from '../../shared/text/useMoney';

interface BonusTexts {
  title: string;
  conditions: string;
}

/** The title and the conditions of a bonus; a title of its own takes precedence. */
export function useBonusTexts(): (bonus: Bonus, currency: string) => BonusTexts {
  const t = useTranslate();
  const money = useMoney();
  return (bonus, currency) => {
    const { percent, maxAmount } = bonus.depositBonusData ?? {};
    const count = bonus.freespinBonusData?.count;
    const min = bonusMinDeposit(bonus, currency);
    const kind = count ? t('bonus.freespins', { count }) : t('bonus.title');
    const title = bonus.title || (percent ? t('bonus.percent', { percent }) : kind);
    const from = min > 0 ? t('bonus.from', { min: money(min, currency) }) : '';
    const upTo = maxAmount ? t('bonus.upTo', { max: money(maxAmount, currency) }) : '';
    return { title, conditions: [from, upTo].filter(Boolean).join(' · ') };
  };
}
