import type { ReactElement } from 'react';
import type { Card } from '../../../api/contract/card';
import { bareNumber, cardDigits, groupInFours } from '../../../domain/card/cardNumber';
import { useTranslate } from '../../../i18n/useTranslate';
import { Card as CardBox } from '../../../ui/content/Card';
import { DescriptionList } from '../../../ui/content/DescriptionList';
import { MonoText } from '../../../ui/content/MonoText';
import { Note } from '../../../ui/content/Note';
import { TextImage } from '../../../ui/picture/TextImage';
import { Spinner } from '../../../ui/status/Spinner';
import { CopyCard } from './CopyCard';
import { useCardNumber } from './useCardNumber';

const LAST_DIGITS = 4;

export type PayToProps = {
  card: Card;
  /** The bank, where the card itself does not say. */
  bank?: string;
  /** The deposit can be cancelled on this screen. */
  isCancellable?: boolean;
};

/** Where the money goes: a card's number, drawn as a picture in groups of four (DEP-12), or a phone. */
export function PayTo({ card, bank = card.bank ?? '', isCancellable = false }: PayToProps): ReactElement {
  const t = useTranslate();
  const number = useCardNumber(card);
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
      {number.status === 'ready' && (
        <CopyCard label={t('transfer.cardNumber')} value={bareNumber(number.number)}>
          <TextImage
            text={groupInFours(number.number)}
            label={t('transfer.cardEnding', { last: cardDigits(number.number).slice(-LAST_DIGITS) })}
          />
        </CopyCard>
      )}
      {number.status === 'failed' && (
        <Note tone="danger" title={t('transfer.numberFailed')}>
          {t(number.problem === 'failed' ? brokenId : 'transfer.numberInsecure')}
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
