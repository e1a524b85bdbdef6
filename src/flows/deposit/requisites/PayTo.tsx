import type { ReactElement } from 'react';
import type { Card } from '../../../api/contract/card';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card as CardBox } from '../../../ui/content/Card';
import { DescriptionList } from '../../../ui/content/DescriptionList';
import { MonoText } from '../../../ui/content/MonoText';
import { Note } from '../../../ui/content/Note';
import { Spinner } from '../../../ui/status/Spinner';
import { CopyCard } from './CopyCard';
import { NumberCard } from './NumberCard';
import type { CardNumber } from './useCardNumber';

type PayToProps = {
  card: Card;
  /** Its number, read by `useCardNumber`: where it cannot be, the screen says nothing of how to pay. */
  number: CardNumber;
  /** The bank's name; by default the card's own. */
  bank?: string;
  /** The deposit can be cancelled on this screen. */
  isCancellable?: boolean;
};

/** Where the money goes: a card's number, a phone, or both. */
export function PayTo({
  card,
  number,
  bank = card.bank ?? '',
  isCancellable = false,
}: PayToProps): ReactElement {
  const t = useTranslate();
  const { phone, holder } = card;
  const brokenId = isCancellable ? 'transfer.numberBroken' : 'transfer.numberLost';
  const details = [
    ...(holder ? [{ id: 'holder', label: t('transfer.recipient'), value: holder }] : []),
    ...(bank ? [{ id: 'bank', label: t('transfer.bank'), value: bank }] : []),
  ];
  return (
    <>
      {number.status === 'loading' && (
        <CardBox>
          <Spinner label={t('common.loading')} />
        </CardBox>
      )}
      {number.status === 'ready' && <NumberCard label={t('transfer.cardNumber')} number={number.number} />}
      {number.status === 'failed' && (
        <Note tone="danger" title={t('transfer.numberFailed')}>
          <div>{t(number.problem === 'failed' ? brokenId : 'transfer.numberInsecure')}</div>
          {number.reference && <div>{t('error.reference', { reference: number.reference })}</div>}
        </Note>
      )}
      {phone && (
        <CopyCard label={t('transfer.phone')} value={phone}>
          <MonoText isLarge ends={0}>
            {phone}
          </MonoText>
        </CopyCard>
      )}
      {details.length > 0 && (
        <CardBox>
          <DescriptionList details={details} />
        </CardBox>
      )}
    </>
  );
}
