import type { MouseEvent, ReactElement } from 'react';
import { isNativePlatform } from '../../domain/resolvePlatform';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import columns from '../../ui/styles/columns.css?inline';
import page from '../../ui/styles/page.css?inline';
import { useSheet } from '../../ui/useSheet';

type AppLinksProps = { links: readonly { app: string; href: string }[] };

/** Payment apps on the player's phone. In a native app the shell opens them, as a web view cannot. */
export function AppLinks({ links }: AppLinksProps): ReactElement {
  useSheet(page);
  useSheet(columns);
  const { user, send } = useCashier();
  const t = useTranslate();

  function open(event: MouseEvent, url: string): void {
    if (!isNativePlatform(user.platform)) return;
    event.preventDefault();
    send({ messageType: 'openExtBrowser', url, method: 'GET', data: {} });
  }

  return (
    <section className="stack stack--tight" aria-label={t('india.apps')}>
      <span className="field__hint">{t('india.apps')}</span>
      <div className="pair">
        {links.map(({ app, href }) => (
          <a
            key={href}
            className="button button--secondary"
            part="app-link"
            href={href}
            rel="noopener noreferrer"
            onClick={event => open(event, href)}
          >
            <span className="button__label">{app}</span>
          </a>
        ))}
      </div>
    </section>
  );
}
