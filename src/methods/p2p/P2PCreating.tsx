import { type ReactElement, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../i18n/useTranslate';
import { useCashier } from '../../state/CashierContext';
import { announce } from '../../state/createAnnouncerState';
import { Button } from '../../ui/button/Button';
import { Note } from '../../ui/content/Note';
import { cancelCreating } from './order/cancelCreating';
import { creationBy, p2pOf } from './p2pOf';

/** While a deposit is being created or asks for more fields: says what goes on, and offers to cancel it (P2P-03). */
export function P2PCreating(): ReactElement | null {
  const cashier = useCashier();
  const t = useTranslate();
  const { depositId, method } = useSnapshot(cashier.deposit);
  const creation = creationBy(useSnapshot(p2pOf(cashier)), method);
  const news = creation && t('p2p.creating');
  const isCancelling = creation?.isCancelled === true;
  const isAsked = useRef(false);
  // A deposit that is being cancelled has no id here any more.
  if (!isCancelling) isAsked.current = depositId !== null;
  useEffect(() => {
    if (news) announce(cashier.announcer, news);
  }, [cashier, news]);
  if (!creation && depositId === null) return null;
  const handleCancel = () => {
    void cancelCreating(cashier);
    announce(cashier.announcer, t('p2p.cancelling'));
  };
  const note = news && (
    <Note key="note" tone="info">
      {news}
    </Note>
  );
  const cancel = (
    <Button key="cancel" variant="secondary" isPending={isCancelling} onClick={handleCancel}>
      {t('p2p.cancel')}
    </Button>
  );
  // A button that was there at the press must not move to where the form's was pressed.
  return <>{isAsked.current ? [cancel, note] : [note, cancel]}</>;
}
