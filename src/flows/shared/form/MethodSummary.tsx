import type { ReactElement } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import { methodText } from '../../../domain/method/methodText';
import { useCashier } from '../../../state/CashierContext';
import { useField } from '../../../state/useField';
import { Card } from '../../../ui/content/Card';
import { DescriptionList, type Detail } from '../../../ui/content/DescriptionList';
import { loadMarks } from '../../../ui/picture/loadPictures';
import { MethodIcon } from '../picture/MethodIcon';
import { usePictures } from '../picture/usePictures';

type MethodSummaryProps = { method: PaymentMethod; details: readonly Detail[] };

/** The card beside a form: the chosen method and its details. */
export function MethodSummary({ method, details }: MethodSummaryProps): ReactElement {
  usePictures(loadMarks);
  const lang = useField(useCashier().user, 'lang');
  return (
    <Card>
      <div className="summary">
        <MethodIcon method={method} />
        <bdi className="card__title">{methodText(method, lang)}</bdi>
      </div>
      {details.length > 0 && <DescriptionList details={details} />}
    </Card>
  );
}
