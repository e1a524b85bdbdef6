import type { ReactElement } from 'react';
import { useTranslate } from '../../i18n/useTranslate';
import { Barcode } from '../../ui/Barcode';
import { Card } from '../../ui/Card';
import { DescriptionList } from '../../ui/DescriptionList';
import { Steps } from '../../ui/Steps';

export type CounterCodeProps = { code: string; place: string };

/** What is shown at the counter: the code for its scanner, where that is, and what happens there. */
export function CounterCode({ code, place }: CounterCodeProps): ReactElement {
  const t = useTranslate();
  return (
    <>
      <Card>
        <Barcode value={code} label={t('cash.barcode')} />
        <DescriptionList
          details={[{ id: 'where', label: t('cash.where'), value: t('cash.whereText', { method: place }) }]}
        />
      </Card>
      <Card>
        <Steps steps={[t('cash.step.place', { method: place }), t('cash.step.pay')]} />
      </Card>
    </>
  );
}
