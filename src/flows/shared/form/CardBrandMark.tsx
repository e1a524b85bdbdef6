import type { ReactElement } from 'react';
import { cardBrandOf } from '../../../domain/cardNumber';
import { findPicture } from '../../../ui/findPicture';
import { loadMarks } from '../../../ui/loadPictures';
import { MethodMark } from '../../../ui/MethodMark';
import { usePictures } from '../usePictures';

/** The brand that a card number begins with; nothing while it could be any. */
export function CardBrandMark({ number }: { number: string }): ReactElement | null {
  const pictures = usePictures(loadMarks);
  const brand = cardBrandOf(number);
  const picture = pictures && brand ? findPicture(pictures, [brand]) : undefined;
  return brand && picture ? <MethodMark name={brand} picture={picture} shape="small" /> : null;
}
