import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { BonusCard } from '../../../ui/content/BonusCard';
import { offersCryptoBonus } from './offersCryptoBonus';

/** CRY-02: the bonus applies while it is selected, as it is at first. */
export function CryptoBonus(): ReactElement | null {
  const cashier = useCashier();
  const t = useTranslate();
  const isCryptoSelected = useField(cashier.bonuses, 'isCryptoSelected');
  // The host may set the flag or the experiment while the form is open.
  useSnapshot(cashier.parent);
  if (!offersCryptoBonus(cashier)) return null;
  return (
    <BonusCard
      variant="plain"
      title={t('crypto.bonus.title')}
      note={t('crypto.bonus.note')}
      isOn={isCryptoSelected}
      onChange={isOn => {
        cashier.bonuses.isCryptoSelected = isOn;
      }}
    />
  );
}
