import type { ReactElement } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Card } from '../../ui/content/Card';
import { Barcode } from '../../ui/picture/Barcode';

/** The barcode for the scanner at the counter. The code's digits are among the requisites. */
export function CounterCode({ code }: { code: string }): ReactElement {
  const t = useTranslate();
  return (
    <Card>
      <Barcode value={code} label={t('cash.barcode')} />
    </Card>
  );
}
