import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio';
import { isPaymentSeen } from '../../../domain/transaction/isPaymentSeen';
import { useTranslate } from '../../../i18n/useTranslate';
import { useCashier } from '../../../state/CashierContext';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Note } from '../../../ui/content/Note';

/** Leads back to the address of an open deposit: the player may have sent money to it already. */
export function OpenAddress(): ReactElement | null {
  const { transaction, router } = useCashier();
  const made = useSnapshot(transaction);
  const { answer, depositId } = made;
  const t = useTranslate();
  if (depositId === null || isPaymentSeen(made) || !answer?.data?.wallet) return null;
  return (
    <Note tone="info" title={t('crypto.open.title')}>
      <LinkButton onClick={() => router.navigate('/deposit/crypto/address')}>
        {t('crypto.open.show')}
      </LinkButton>
    </Note>
  );
}
