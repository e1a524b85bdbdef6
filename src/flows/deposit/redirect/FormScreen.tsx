import type { ReactElement, SyntheticEvent } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { Redirect } from '../../../state/createTransactionState';
import { Button } from '../../../ui/button/Button';
import { Note } from '../../../ui/content/Note';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { StickyFooter } from '../../../ui/frame/StickyFooter';
import { StatusHero } from '../../../ui/status/StatusHero';
import { useMoney } from '../../shared/text/useMoney';
import { useLeaveWhenSettled } from '../pages/useLeaveWhenSettled';
import { openAgain } from './openAgain';
import { redirectAddress, redirectFields } from './openPendingWindow';

/** `/form`: the payer's page is a click away, for a pop-up that was blocked or closed (DEP-04). */
export function FormScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useMoney();
  const { amount, currency, redirect, isRedirectHeld } = useSnapshot(cashier.transaction);
  const { popUps } = useSnapshot(cashier.deposit);
  const { next: wanted } = cashier.router.current().query;
  const target = wanted || '/deposit/complete';
  const next = () => cashier.router.navigate(target, { isFinal: true });
  // Nobody is sent to pay for what is paid, or what has failed.
  useLeaveWhenSettled();

  return (
    <>
      <ScreenBody width="form">
        <StatusHero
          kind="info"
          figure={money(amount, currency)}
          title={t('redirect.title')}
          text={t('redirect.text')}
        />
        {popUps === 'blocked' && <Note tone="info">{t('redirect.hint')}</Note>}
      </ScreenBody>
      <StickyFooter>
        <div className="stack stack--tight">
          {redirect && isRedirectHeld && (
            <Button part="submit" isPending>
              {t('redirect.continue')}
            </Button>
          )}
          {redirect && !isRedirectHeld && <Continue redirect={redirect} next={target} />}
          <Button variant="secondary" onClick={next}>
            {t('redirect.later')}
          </Button>
        </div>
      </StickyFooter>
    </>
  );
}

const MIDDLE_BUTTON = 1;

type ContinueProps = { redirect: Redirect; next: string };

/** A form of the page's own for both ways: it opens where scripts may not, and gives the new page no opener. */
function Continue({ redirect, next }: ContinueProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  // The page itself opens where nobody holds it; the screen may go only after the browser has read the form.
  const handleOpen = (event: SyntheticEvent) => {
    if (openAgain(cashier, redirect, next)) {
      setTimeout(() => cashier.router.navigate(next, { isFinal: true }));
    } else event.preventDefault();
  };
  const fields = redirect.method === 'POST' ? redirectFields(redirect) : [];
  if (redirect.method === 'GET') {
    return (
      <a
        className="button button--primary"
        part="submit"
        href={redirectAddress(redirect)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={handleOpen}
        // The middle button opens a link without a click.
        onAuxClick={event => event.button === MIDDLE_BUTTON && handleOpen(event)}
      >
        <span className="button__label">{t('redirect.continue')}</span>
      </a>
    );
  }
  return (
    <form action={redirect.url} method="post" target="_blank" rel="noopener noreferrer" onSubmit={handleOpen}>
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" part="submit">
        {t('redirect.continue')}
      </Button>
    </form>
  );
}
