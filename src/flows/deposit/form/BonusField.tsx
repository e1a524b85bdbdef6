import type { ReactElement } from 'react';
import type { Bonus } from '../../../api/contract/bonus';
import type { PaymentMethod } from '../../../api/contract/method';
import { type BonusObstacle, bonusMinDeposit, bonusObstacle } from '../../../domain/bonus/bonuses';
import { useTranslate } from '../../../i18n/useTranslate';
import { assign } from '../../../lib/assign';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { BonusCard } from '../../../ui/content/BonusCard';
import type { AmountRules } from '../../shared/form/useAmountRules';
import { useAmountValue } from '../../shared/form/useAmountValue';
import { useMoney } from '../../shared/text/useMoney';
import { useActiveBonus } from '../bonus/useActiveBonus';
import { useBonusTexts } from '../bonus/useBonusTexts';
import { bonusGain } from './bonusGain';

type BonusFieldProps = { rules: AmountRules; method: PaymentMethod };

/** The bonus in the form: what it would give for this amount, or what is missing (BON-01). */
export function BonusField(props: BonusFieldProps): ReactElement | null {
  const bonus = useActiveBonus();
  // A form without one renders nothing here on a keystroke.
  return bonus && <BonusOffer {...props} bonus={bonus} />;
}

function BonusOffer({ rules, method, bonus }: BonusFieldProps & { bonus: Bonus }): ReactElement {
  const { bonuses } = useCashier();
  const texts = useBonusTexts();
  const t = useTranslate();
  const money = useMoney();
  const isSelected = useField(bonuses, 'isSelected');
  const value = useAmountValue(rules);
  const { currency } = rules;
  const obstacle = bonusObstacle({ bonus, method: method.name, amount: value });
  const minDeposit = bonusMinDeposit(bonus, currency);
  const text: Record<BonusObstacle, () => string> = {
    disabled: () => t('bonus.disabled'),
    restrictedMethod: () => t('bonus.restrictedMethod'),
    amountTooLow: () =>
      value > 0
        ? t('bonus.addMore', { amount: money(minDeposit - value, currency) })
        : t('bonus.from', { min: money(minDeposit, currency) }),
  };
  const { title, conditions } = texts(bonus, currency);
  const gain = obstacle ? 0 : bonusGain(bonus, value, currency);
  const isBlocked = obstacle === 'disabled' || obstacle === 'restrictedMethod';
  return (
    <BonusCard
      variant="plain"
      title={gain > 0 ? t('bonus.gain', { amount: money(gain, currency) }) : title}
      note={gain > 0 ? title : conditions}
      missing={isSelected && obstacle ? text[obstacle]() : undefined}
      isOn={isSelected && !isBlocked}
      onChange={isBlocked ? undefined : isOn => assign(bonuses, { isSelected: isOn })}
    />
  );
}
