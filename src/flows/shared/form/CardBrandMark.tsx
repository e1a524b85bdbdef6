import type { ReactElement } from 'react';
import { cardBrandOf } from '../../../domain/card/cardNumber';
import { MethodMark } from '../../../ui/method/MethodMark';
import { findPicture } from '../../../ui/picture/findPicture';
import { loadMarks } from '../../../ui/picture/loadPictures';
import { usePictures } from '../usePictures';

/** The brand that a card number begins with; nothing while it could be several. */
export function CardBrandMark({ number }: { number: string }): ReactElement | null {
  const pictures = usePictures(loadMarks);
  const brand = cardBrandOf(number);
  const picture = pictures && brand ? findPicture(pictures, [brand]) : undefined;
  return brand && picture ? <MethodMark read={() => ({ name: brand, picture })} shape="small" /> : null;
}
