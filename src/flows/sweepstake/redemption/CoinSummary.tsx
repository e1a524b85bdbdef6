import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import type { AmountLimits } from '../../../domain/money/resolveLimits';
import { useTranslate } from '../../../i18n/useTranslate';
import { SWEEP_COIN_CODE } from '../../../spec/currencies';
import { MethodSummary } from '../../shared/form/MethodSummary';
import { limitsNote } from '../../shared/text/limitsText';
import { useMoney } from '../../shared/text/useMoney';

type CoinSummaryProps = { method: PaymentMethod; limits: AmountLimits };

/** The card beside the form: the coin that the player redeems into. */
export function CoinSummary({ method, limits }: CoinSummaryProps): ReactElement {
  const t = useTranslate();
  const value = limitsNote(t, useMoney(), limits, SWEEP_COIN_CODE);
  return (
    <MethodSummary
      method={method}
      details={value ? [{ id: 'limits', label: t('summary.limits'), value }] : []}
    />
  );
}
