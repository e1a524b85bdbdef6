import type { ReactElement } from 'react';
import { PayCode } from '../../flows/deposit/pages/PayCode';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { useField } from '../../state/useField';
import { Card } from '../../ui/content/Card';
import { AppLinks } from './AppLinks';
import type { UpiInvoice } from './readInvoice';

const DESKTOP = 'desktop';

/** The code and the apps; on a phone the apps first, as nobody can scan their own screen. */
export function UpiWays({ invoice }: { invoice: UpiInvoice }): ReactElement {
  const t = useTranslate();
  const platform = useField(useCashier().user, 'platform');
  const { code, links } = invoice;
  const scan = (
    <Card key="scan" label={t('india.scan')}>
      <PayCode value={code} label={t('india.qr')}>
        <p className="code-line">{t('india.scan')}</p>
      </PayCode>
    </Card>
  );
  const apps = links.length > 0 && <AppLinks key="apps" links={links} />;
  return <>{platform === DESKTOP ? [scan, apps] : [apps, scan]}</>;
}
