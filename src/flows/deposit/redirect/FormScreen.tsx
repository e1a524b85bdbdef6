import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { Redirect } from '../../../state/createTransactionState';
import { Button } from '../../../ui/Button';
import { Note } from '../../../ui/Note';
import { ScreenBody } from '../../../ui/ScreenBody';
import { StatusHero } from '../../../ui/StatusHero';
import { StickyFooter } from '../../../ui/StickyFooter';
import { useMoney } from '../../shared/useMoney';
import { redirectAddress, redirectFields } from './openPendingWindow';

/** `/form`: the payer's page is a click away, for a pop-up that was blocked or closed (DEP-04). */
export function FormScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const { amount, currency, redirect } = useSnapshot(cashier.transaction);
  const { next: wanted } = cashier.router.current().query;
  const next = () => cashier.router.navigate(wanted || '/deposit/complete', { isFinal: true });
  return (
    <>
      <ScreenBody width="form">
        <StatusHero
          kind="info"
          figure={money(amount, currency)}
          title={t('redirect.title')}
          text={t('redirect.text')}
        />
        <Note tone="info">{t('redirect.hint')}</Note>
      </ScreenBody>
      <StickyFooter>
        <div className="stack stack--tight">
          {redirect && <Continue redirect={redirect as Redirect} onOpen={next} />}
          <Button variant="secondary" onClick={next}>
            {t('redirect.later')}
          </Button>
        </div>
      </StickyFooter>
    </>
  );
}

type ContinueProps = { redirect: Redirect; onOpen: () => void };

/** A form of the page's own for both ways: it opens where scripts may not, and gives the new page no opener. */
function Continue({ redirect, onOpen }: ContinueProps): ReactElement {
  const t = useTranslate();
  const fields = redirect.method === 'POST' ? redirectFields(redirect) : [];
  if (redirect.method === 'GET') {
    return (
      <a
        className="button button--primary"
        part="submit"
        href={redirectAddress(redirect)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onOpen}
      >
        <span className="button__label">{t('redirect.continue')}</span>
      </a>
    );
  }
  return (
    <form
      action={redirect.url}
      method="post"
      target="_blank"
      rel="noopener noreferrer"
      onSubmit={() => setTimeout(onOpen)}
    >
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" part="submit">
        {t('redirect.continue')}
      </Button>
    </form>
  );
}
