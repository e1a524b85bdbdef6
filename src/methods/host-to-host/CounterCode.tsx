import type { ReactElement } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Card } from '../../ui/content/Card';
import { Barcode } from '../../ui/picture/Barcode';

/** What is shown at the counter: the code for its scanner. Its figures stand among the requisites. */
export function CounterCode({ code }: { code: string }): ReactElement {
  const t = useTranslate();
  return (
    <Card>
      <Barcode value={code} label={t('cash.barcode')} />
    </Card>
  );
}
