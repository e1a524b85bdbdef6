import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useCopy } from '../../flows/shared/useCopy';
import { useMoney } from '../../flows/shared/useMoney';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { Card } from '../../ui/Card';
import { CopyButton } from '../../ui/CopyButton';
import { CopyRow } from '../../ui/CopyRow';
import { DescriptionList } from '../../ui/DescriptionList';
import { MonoText } from '../../ui/MonoText';
import { QrCode } from '../../ui/QrCode';
import { AppLinks } from './AppLinks';
import type { UpiInvoice } from './readInvoice';

const DESKTOP = 'desktop';
const NO_EMPHASIS = 0;

/** The amount, whom to pay, the code and the apps; on a phone the apps first, as no one scans his own screen. */
export function UpiDetails({ invoice }: { invoice: UpiInvoice }): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const { platform } = useSnapshot(cashier.user);
  const amountCopy = useCopy();
  const idCopy = useCopy();
  const { amount, currency, upiId, payeeName, code, links } = invoice;
  const scan = (
    <Card key="scan" label={t('india.scan')}>
      <QrCode value={code} label={t('india.qr')} />
      <span className="field__hint">{t('india.scan')}</span>
    </Card>
  );
  const apps = links.length > 0 && <AppLinks key="apps" links={links} />;
  return (
    <div className="stack">
      <Card part="invoice">
        <CopyRow
          label={t('india.pay')}
          action={
            <CopyButton
              label={t('india.copy.amount')}
              isCopied={amountCopy.isCopied}
              onCopy={() => amountCopy.copy(String(amount))}
            />
          }
        >
          <span className="figure">
            <bdi>{money(amount, currency)}</bdi>
          </span>
        </CopyRow>
        <CopyRow
          label={t('india.upiId')}
          isSunken
          action={
            <CopyButton
              label={t('india.copy.upiId')}
              isCopied={idCopy.isCopied}
              onCopy={() => idCopy.copy(upiId)}
            />
          }
        >
          <MonoText ends={NO_EMPHASIS}>{upiId}</MonoText>
        </CopyRow>
        {payeeName && (
          <DescriptionList details={[{ id: 'payee', label: t('india.payee'), value: payeeName }]} />
        )}
      </Card>
      {platform === DESKTOP ? [scan, apps] : [apps, scan]}
    </div>
  );
}
