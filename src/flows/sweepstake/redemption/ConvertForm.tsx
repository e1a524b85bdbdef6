import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import type { AmountLimits } from '../../../domain/money/resolveLimits';
import { useTranslate } from '../../../i18n/useTranslate';
import { SWEEP_COIN_CODE } from '../../../spec/currencies';
import { useCashier } from '../../../state/CashierContext';
import type { WithdrawalDetail } from '../../../state/createWithdrawalState';
import { Split } from '../../../ui/frame/Split';
import { MethodSummary } from '../../shared/form/MethodSummary';
import { useAmountRules } from '../../shared/form/useAmountRules';
import { useAmountValue } from '../../shared/form/useAmountValue';
import { limitsNote } from '../../shared/text/limitsText';
import { useMoney } from '../../shared/text/useMoney';
import { BalanceTooLow } from '../../withdrawal/form/BalanceTooLow';
import { PayoutForm } from '../../withdrawal/form/PayoutForm';
import { WithdrawalNeeds } from '../../withdrawal/form/WithdrawalNeeds';
import { useAvailable } from '../../withdrawal/useAvailable';
import { SweepstakeDisclaimer } from '../SweepstakeDisclaimer';
import { ConversionCard } from './ConversionCard';
import { RedeemableCard } from './RedeemableCard';
import { type ConversionReading, useConversion } from './useConversion';

type ConvertFormProps = { method: PaymentMethod; onRetry: () => void };

/** SWP-02: the amount in sweep coins, its live conversion, and where it goes. */
export function ConvertForm({ method, onRetry }: ConvertFormProps): ReactElement {
  const t = useTranslate();
  const { withdrawal } = useCashier();
  const redeemable = useAvailable();
  const rules = useAmountRules(method, {
    typed: withdrawal.amount,
    balance: redeemable,
    currency: SWEEP_COIN_CODE,
  });
  const conversion = useConversion(method, useAmountValue(rules));
  return (
    <PayoutForm
      method={method}
      rules={rules}
      belowAmount={<ConversionCard conversion={conversion} />}
      details={receiveDetails(t('sweep.convert.label'), conversion)}
      isBlocked={redeemable === null}
      isWaiting={conversion.status === 'converting'}
    >
      {(form, models) => (
        <Split
          main={
            <div className="stack">
              <RedeemableCard onRetry={onRetry} />
              <BalanceTooLow rules={rules} />
              <WithdrawalNeeds method={method} models={models} />
              {form}
              <SweepstakeDisclaimer />
            </div>
          }
          aside={<CoinSummary method={method} limits={rules.limits} />}
        />
      )}
    </PayoutForm>
  );
}

/** The summary shows the converted figure only if it is that of its amount. */
const receiveDetails = (label: string, { status, figure }: ConversionReading): WithdrawalDetail[] =>
  status === 'ready' && figure
    ? [{ id: 'receive', label, labelId: 'sweep.convert.label', value: `≈ ${figure.text}`, kind: 'text' }]
    : [];

type CoinSummaryProps = { method: PaymentMethod; limits: AmountLimits };

/** The card beside the form: the coin that the player redeems into. */
function CoinSummary({ method, limits }: CoinSummaryProps): ReactElement {
  const t = useTranslate();
  const value = limitsNote(t, useMoney(), limits, SWEEP_COIN_CODE);
  return (
    <MethodSummary
      method={method}
      details={value ? [{ id: 'limits', label: t('summary.limits'), value }] : []}
    />
  );
}
