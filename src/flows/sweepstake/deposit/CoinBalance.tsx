import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { Balance } from '../../../ui/content/Balance';
import { useMoney } from '../../shared/text/useMoney';

/** The player's balance, as the host or the server gave it; nothing if neither did. */
export function CoinBalance(): ReactElement | null {
  const t = useTranslate();
  const money = useMoney();
  const { balance } = useSnapshot(useCashier().user);
  return balance && <Balance label={t('wallet.balance')} value={money(balance.amount, balance.currency)} />;
}
