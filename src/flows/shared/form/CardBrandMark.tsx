import type { ReactElement } from 'react';
import { cardBrandOf } from '../../../domain/card/cardNumber';
import { MethodMark } from '../../../ui/method/MethodMark';
import { findMark } from '../../../ui/picture/findMark';
import { loadMarks } from '../../../ui/picture/loadPictures';
import { usePictures } from '../picture/usePictures';
import { useRender } from './useRender';

/** The brand that a card number begins with; nothing while it could be several, or while there is no drawing of it. */
export function CardBrandMark({ number }: { number: string }): ReactElement | null {
  usePictures(loadMarks, useRender());
  const brand = cardBrandOf(number);
  const picture = brand ? findMark([brand]) : undefined;
  return brand && picture ? <MethodMark read={() => ({ name: brand, picture })} shape="small" /> : null;
}
