import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { MethodSection } from '../../../ui/method/MethodSection';
import { loadMarks } from '../../../ui/picture/loadPictures';
import { carryAmount } from '../../shared/form/carryAmount';
import { useAmountReader } from '../../shared/form/useAmountReader';
import type { AmountRules } from '../../shared/form/useAmountRules';
import { useAmountSeparator } from '../../shared/form/useAmountSeparator';
import { useTypedAmount } from '../../shared/form/useTypedAmount';
import { useDrawMethod } from '../../shared/list/useDrawMethod';
import { usePictures } from '../../shared/picture/usePictures';
import { chooseMethod } from '../list/chooseMethod';
import { nextBestMethod } from './nextBestMethod';

type NextBestProps = {
  /** The amount to deposit, in major units; carried over to the other method. */
  amount: number;
  /** It takes the place of the form on screen: there is one method at a time, and so no way back to that form. */
  isReplacing?: boolean;
};

/** After a refusal: another method that takes the same amount, one tap away (beyond the specification, 5). */
export function NextBest({ amount, isReplacing = false }: NextBestProps): ReactElement | null {
  const cashier = useCashier();
  const t = useTranslate();
  const separator = useAmountSeparator();
  usePictures(loadMarks);
  useSnapshot(cashier.deposit);
  const drawMethod = useDrawMethod({
    onMethod: method => {
      carryAmount(cashier.deposit.amount, amount, separator);
      void chooseMethod(cashier, method, { isReplacing });
    },
    onIntent: () => {},
  });
  const method = nextBestMethod(cashier, amount);
  if (!method) return null;
  return (
    <div part="next-best">
      <MethodSection title={t('refused.text')} layout="list" items={[drawMethod(method, 'list')]} />
    </div>
  );
}

/** NextBest for the amount typed so far. */
export function NextBestForAmount({ rules }: { rules: AmountRules }): ReactElement {
  const read = useAmountReader(rules);
  const amount = useTypedAmount(rules.typed, () => {
    const { value, isValid } = read();
    return isValid ? value : 0;
  });
  return <NextBest amount={amount} isReplacing />;
}
