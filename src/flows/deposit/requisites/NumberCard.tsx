import type { ReactElement } from 'react';
import { bareNumber } from '../../../domain/card/cardNumber';
import { CardDigits } from './CardDigits';
import { CopyCard } from './CopyCard';

type NumberCardProps = { label: string; number: string };

/** A card's number to pay to. */
export function NumberCard({ label, number }: NumberCardProps): ReactElement {
  return (
    <CopyCard label={label} value={bareNumber(number)}>
      <CardDigits number={number} />
    </CopyCard>
  );
}
