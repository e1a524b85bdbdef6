import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { methodText } from '../../../domain/method/methodText';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { MethodButton } from '../../../ui/method/MethodButton';
import { preloadMethod } from '../../deposit/list/preloadMethod';
import { MethodIcon } from '../../shared/picture/MethodIcon';
import { limitsHint } from '../../shared/text/limitsText';
import { useMoney } from '../../shared/text/useMoney';
import { chooseCoin } from './chooseCoin';
import { priceLimits } from './priceLimits';

type CoinChoiceProps = {
  method: PaymentMethod;
  layout: 'grid' | 'list';
};

/** A coin to pay the package with; one whose limits exclude the price is disabled and shows them. */
export function CoinChoice({ method, layout }: CoinChoiceProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const { lang, country } = useSnapshot(cashier.user);
  const { box } = useSnapshot(cashier.deposit);
  const broken = box && priceLimits(method, box, country);
  const limits = broken ? limitsHint(t, money, broken, box.currency) : undefined;
  const maintenance = method.isDisabled ? method.disabledReason || t('list.maintenance') : undefined;
  return (
    <MethodButton
      layout={layout}
      name={methodText(method, lang)}
      icon={<MethodIcon method={method} />}
      disabledReason={maintenance ?? limits}
      onSelect={() => void chooseCoin(cashier, method)}
      onIntent={() => preloadMethod(cashier, method)}
    />
  );
}
