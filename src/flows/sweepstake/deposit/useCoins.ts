import { useCallback } from 'react';
import type { CoinPackage } from '../../../domain/sweepstake/CoinPackage';
import { useTranslate } from '../../../i18n/useTranslate';
import { GOLD_COIN_CODE, SWEEP_COIN_CODE } from '../../../spec/currencies';
import { useExactMoney } from '../../shared/text/useExactMoney';

interface CoinTexts {
  /** "20,000 GC". */
  title: string;
  /** "+ 10 SC free"; '' if there are none. */
  note: string;
}

/** The texts of what a package holds: gold coins are bought, sweep coins come free with them (SWP-03). */
export function useCoins(): (coins: Readonly<Pick<CoinPackage, 'gcAmount' | 'scAmount'>>) => CoinTexts {
  const t = useTranslate();
  const money = useExactMoney();
  return useCallback(
    ({ gcAmount, scAmount }) => {
      const sweep = money(scAmount, SWEEP_COIN_CODE);
      if (gcAmount === 0) return { title: sweep, note: '' };
      return {
        title: money(gcAmount, GOLD_COIN_CODE),
        note: scAmount > 0 ? t('sweep.boxes.free', { amount: sweep }) : '',
      };
    },
    [t, money],
  );
}
