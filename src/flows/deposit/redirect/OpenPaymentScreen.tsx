import type { ReactElement, SyntheticEvent } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import type { Redirect } from '../../../state/createTransactionState';
import { useField } from '../../../state/useField';
import { Button } from '../../../ui/button/Button';
import { MonoText } from '../../../ui/content/MonoText';
import { Note } from '../../../ui/content/Note';
import { ScreenBody } from '../../../ui/frame/ScreenBody';
import { StickyFooter } from '../../../ui/frame/StickyFooter';
import { StatusHero } from '../../../ui/status/StatusHero';
import { useExactMoney } from '../../shared/text/useExactMoney';
import { useLeaveWhenSeen } from '../pages/useLeaveWhenSeen';
import { CopyCard } from '../requisites/CopyCard';
import { openAgain } from './openAgain';
import { giveFields, redirectAddress } from './openPopUp';

/** `/form`: a button that opens the payment page, for a pop-up that was blocked or closed (DEP-04). */
export function OpenPaymentScreen(): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const money = useExactMoney();
  const { amount, currency, redirect, isRedirectHeld } = useSnapshot(cashier.transaction);
  const popUps = useField(cashier.deposit, 'popUps');
  const { next: wanted } = cashier.router.current().query;
  const target = wanted || '/deposit/complete';
  const next = () => cashier.router.navigate(target, { isFinal: true });
  // Nobody may be sent to pay for a deposit that is paid already or has failed.
  useLeaveWhenSeen();

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
        {popUps === 'blocked' && redirect?.method === 'GET' && !isRedirectHeld && (
          <PageAddress address={redirectAddress(redirect)} />
        )}
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

/** In a frame that may open no windows the player opens the page by hand; of a long address the query is not shown. */
function PageAddress({ address }: { address: string }): ReactElement {
  const t = useTranslate();
  const [page = ''] = address.split(/[?#]/);
  return (
    <CopyCard label={t('transfer.title')} value={address}>
      <MonoText ends={0}>{page === address ? page : `${page}…`}</MonoText>
    </CopyCard>
  );
}

const MIDDLE_BUTTON = 1;

type ContinueProps = { redirect: Redirect; next: string };

/**
 * A real link (GET) or form (POST): the browser opens it where scripts may open no window, and the new page
 * gets no opener.
 */
function Continue({ redirect, next }: ContinueProps): ReactElement {
  const cashier = useCashier();
  const t = useTranslate();
  const handleOpen = (event: SyntheticEvent) => {
    if (!openAgain(cashier, { redirect, next, isMiddle: event.type === 'auxclick' })) event.preventDefault();
  };
  if (redirect.method === 'GET') {
    return (
      <a
        className="button button--primary"
        part="submit"
        href={redirectAddress(redirect)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={handleOpen}
        // The middle button opens a link without a click event.
        onAuxClick={event => event.button === MIDDLE_BUTTON && handleOpen(event)}
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
      ref={form => giveFields(form, redirect)}
      onSubmit={handleOpen}
    >
      <Button type="submit" part="submit">
        {t('redirect.continue')}
      </Button>
    </form>
  );
}
