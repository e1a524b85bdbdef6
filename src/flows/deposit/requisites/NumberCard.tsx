import type { ReactElement } from 'react';
import { bareNumber, cardDigits, groupInFours } from '../../../domain/card/cardNumber';
import { useTranslate } from '../../../i18n/useTranslate';
import { TextImage } from '../../../ui/picture/TextImage';
import { CopyCard } from './CopyCard';

const LAST_DIGITS = 4;

export type NumberCardProps = { label: string; number: string };

/** A card's number to pay to, drawn as a picture in groups of four (DEP-12). */
export function NumberCard({ label, number }: NumberCardProps): ReactElement {
  const t = useTranslate();
  return (
    <CopyCard label={label} value={bareNumber(number)}>
      <TextImage
        text={groupInFours(number)}
        label={t('transfer.cardEnding', { last: cardDigits(number).slice(-LAST_DIGITS) })}
      />
    </CopyCard>
  );
}
