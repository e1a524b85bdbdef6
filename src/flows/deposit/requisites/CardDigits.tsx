import type { ReactElement } from 'react';
import { groupInFours } from '../../../domain/card/cardNumber';
import { useTranslate } from '../../../i18n/useTranslate';
import { digitsOf } from '../../../lib/toLatinDigits';
import { TextImage } from '../../../ui/picture/TextImage';

const LAST_DIGITS = 4;

/** A card's number drawn as a picture in groups of four (DEP-12). */
export function CardDigits({ number }: { number: string }): ReactElement {
  const t = useTranslate();
  return (
    <TextImage
      text={groupInFours(number)}
      label={t('transfer.cardEnding', { last: digitsOf(number).slice(-LAST_DIGITS) })}
    />
  );
}
