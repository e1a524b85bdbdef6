import type { MouseEvent, ReactElement } from 'react';
import { opensOutside } from '../../flows/deposit/redirect/opensOutside';
import { usePictures } from '../../flows/shared/picture/usePictures';
import { useTranslate } from '../../i18n/useTranslate';
import { ownValue } from '../../lib/ownValue';
import { useCashier } from '../../state/CashierContext';
import { MethodMark } from '../../ui/method/MethodMark';
import { MethodSection } from '../../ui/method/MethodSection';
import { findMark } from '../../ui/picture/findMark';
import { loadMarks } from '../../ui/picture/loadPictures';
import page from '../../ui/styles/page.css?inline';
import { useSheet } from '../../ui/useSheet';

type AppLinksProps = { links: readonly { app: string; href: string }[] };

/** Names of apps by the ids that servers use; any other app is shown by the name that was sent. */
const NAMES: Readonly<Record<string, string>> = {
  phonepe: 'PhonePe',
  paytm: 'Paytm',
  gpay: 'Google Pay',
  googlepay: 'Google Pay',
  upi: 'UPI',
};

const nameOf = (app: string): string => ownValue(NAMES, app.toLowerCase().replace(/[^a-z]/g, '')) ?? app;

/** Payment apps on the player's phone. In a native app the shell opens them, as a web view cannot. */
export function AppLinks({ links }: AppLinksProps): ReactElement {
  useSheet(page);
  const cashier = useCashier();
  const t = useTranslate();
  usePictures(loadMarks);
  const view = cashier.handle.element.ownerDocument.defaultView;
  const isFramed = view !== null && view.parent !== view;

  function open(event: MouseEvent, url: string): void {
    if (!opensOutside(cashier)) return;
    event.preventDefault();
    cashier.send({ messageType: 'openExtBrowser', url, method: 'GET', data: {} });
  }

  return (
    <MethodSection
      title={t('india.apps')}
      layout="list"
      items={links.map(({ app, href }) => (
        <a
          key={`${app} ${href}`}
          className="method-row"
          part="app-link"
          href={href}
          // An app's address leaves the page in place, unless the policy around a frame refuses it: then an error
          // page would replace the cashier. A web address replaces any page.
          target={isFramed || href.startsWith('https:') ? '_blank' : undefined}
          rel="noopener noreferrer"
          onClick={event => open(event, href)}
        >
          <MethodMark read={() => ({ name: nameOf(app), picture: findMark([app]) })} />
          <bdi className="method-name">{nameOf(app)}</bdi>
        </a>
      ))}
    />
  );
}
