import { type ReactElement, useEffect } from 'react';
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
  useEffect(() => {
    if (news) announce(cashier.announcer, news);
  }, [cashier, news]);
  if (!creation && depositId === null) return null;
  const { isCancelled = false, isOfAsked = true } = creation ?? {};
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
    <Button key="cancel" variant="secondary" isPending={isCancelled} onClick={handleCancel}>
      {t('p2p.cancel')}
    </Button>
  );
  // A button that was there at the press must not move to where the form's was pressed.
  return <>{isOfAsked ? [cancel, note] : [note, cancel]}</>;
}
