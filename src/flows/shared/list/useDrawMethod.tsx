import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { methodText } from '../../../domain/method/methodText';
import { methodLimits } from '../../../domain/money/methodLimits';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { MethodButton } from '../../../ui/method/MethodButton';
import { drawMethodIcon } from '../picture/MethodIcon';
import { limitsNote } from '../text/limitsText';
import { useMoney } from '../text/useMoney';
import type { MethodActions } from './ListActions';

type DrawMethod = (method: PaymentMethod, layout: 'grid' | 'list') => ReactElement;

/**
 * Returns what draws a method. All methods of a list share these hooks: two hundred sets of them would cost
 * time and memory.
 */
export function useDrawMethod(actions: MethodActions): DrawMethod {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const { country, lang, currency: own } = useSnapshot(cashier.user);
  const { currency = own } = actions;
  const payer = { currency, country };
  return (method, layout) => (
    <MethodButton
      key={method.name}
      layout={layout}
      name={methodText(method, lang)}
      icon={drawMethodIcon(cashier, method)}
      note={limitsNote(t, money, methodLimits(method, payer), currency)}
      disabledReason={method.isDisabled ? method.disabledReason || t('list.maintenance') : undefined}
      onSelect={() => actions.onMethod(method)}
      onIntent={() => actions.onIntent(method)}
    />
  );
}
