import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import type { PaymentMethod } from '../../../api/contract/method';
import { methodText } from '../../../domain/methodText';
import type { AmountLimits } from '../../../domain/resolveLimits';
import { useTranslate } from '../../../i18n/useTranslate';
import { SWEEP_COIN_CODE } from '../../../spec/currencies';
import { useCashier } from '../../../state/CashierContext';
import { Card } from '../../../ui/Card';
import { DescriptionList } from '../../../ui/DescriptionList';
import { loadMarks } from '../../../ui/loadPictures';
import { limitsNote } from '../../shared/limitsText';
import { MethodIcon } from '../../shared/MethodIcon';
import { useMoney } from '../../shared/useMoney';
import { usePictures } from '../../shared/usePictures';

export type CoinSummaryProps = { method: PaymentMethod; limits: AmountLimits };

/** The coin that is redeemed in, beside the form. */
export function CoinSummary({ method, limits }: CoinSummaryProps): ReactElement {
  const t = useTranslate();
  const money = useMoney();
  const pictures = usePictures(loadMarks);
  const { lang } = useSnapshot(useCashier().user);
  const range = limitsNote(t, money, limits, SWEEP_COIN_CODE);
  return (
    <Card>
      <MethodIcon method={method} pictures={pictures} />
      <DescriptionList
        details={[
          { id: 'method', label: t('summary.method'), value: methodText(method, lang) },
          ...(range ? [{ id: 'limits', label: t('summary.limits'), value: range }] : []),
        ]}
      />
    </Card>
  );
}
